"""How pictures look to people who see colours differently, and how much two of them are alike.

The matrices are those of Machado, Oliveira and Fernandes (2009) at full severity, for linear RGB.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PIL import Image

Array = NDArray[np.floating]
SIGHTS: dict[str, Array] = {
    "usual": np.eye(3),
    "protanopia": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "deuteranopia": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "tritanopia": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
}
GREY = np.array([0.299, 0.587, 0.114])


def seen(image: Image.Image, sight: str) -> Image.Image:
    """The picture as it looks with that sight, opaque."""
    rgb = np.asarray(image.convert("RGB"), dtype=float) / 255
    linear = np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)
    mixed = np.clip(linear @ SIGHTS[sight].T, 0, 1)
    out = np.where(mixed <= 0.0031308, mixed * 12.92, 1.055 * mixed ** (1 / 2.4) - 0.055)
    return Image.fromarray((out * 255).round().astype(np.uint8))


def overlap(one: Image.Image, other: Image.Image) -> float:
    """Intersection over union of two silhouettes, laid middle on middle of their frames."""
    masks = [_framed(np.asarray(im.getchannel("A")) > 127, one.size, other.size) for im in (one, other)]
    union = (masks[0] | masks[1]).sum()
    return float((masks[0] & masks[1]).sum() / union) if union else 1.0


def lightness(image: Image.Image, sight: str = "usual") -> float:
    """Mean grey of what isn't transparent, 0 to 255."""
    grey = np.asarray(seen(image, sight), dtype=float) @ GREY
    alpha = np.asarray(image.getchannel("A"), dtype=float)
    return float((grey * alpha).sum() / alpha.sum())


def _framed(mask: NDArray[np.bool_], *sizes: tuple[int, int]) -> NDArray[np.bool_]:
    """The mask in the middle of a frame that holds all sizes."""
    h, w = max(s[1] for s in sizes), max(s[0] for s in sizes)
    out = np.zeros((h, w), bool)
    y, x = (h - mask.shape[0]) // 2, (w - mask.shape[1]) // 2
    out[y : y + mask.shape[0], x : x + mask.shape[1]] = mask
    return out
