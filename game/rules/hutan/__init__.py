"""Hutan: Life in the Rainforest, a forest of flowers, trees and animals for one to four (HU1-HU18)."""
