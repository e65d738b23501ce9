"""The five games' rules, each a package that knows nothing of the others."""
