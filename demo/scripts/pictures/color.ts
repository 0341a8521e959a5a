type Rgb = [number, number, number];

function hexToRgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function rgbToHex(channels: Rgb): string {
  return `#${channels.map((one) => Math.round(one).toString(16).padStart(2, "0")).join("")}`;
}

/** Mixes the share (0–1) of `to` into `from`. Both are `#rrggbb`. */
export function mixColors(from: string, to: string, share: number): string {
  const [a, b] = [hexToRgb(from), hexToRgb(to)];
  return rgbToHex([0, 1, 2].map((i) => (a[i] ?? 0) + ((b[i] ?? 0) - (a[i] ?? 0)) * share) as Rgb);
}

/** Lightens a color for a positive amount and darkens it for a negative one, from −1 to 1. Shadows stay warm. */
export function shadeColor(color: string, amount: number): string {
  return amount >= 0 ? mixColors(color, "#fffaf0", amount) : mixColors(color, "#2a1208", -amount);
}

/** Returns `#rrggbb` for hue (0–360), saturation and lightness (0–1). */
export function hslToHex(hue: number, saturation: number, lightness: number): string {
  const chroma = saturation * Math.min(lightness, 1 - lightness);
  const calculateChannel = (n: number) => {
    const k = (n + (((hue % 360) + 360) % 360) / 30) % 12;
    return (lightness - chroma * Math.max(-1, Math.min(k - 3, 9 - k, 1))) * 255;
  };
  return rgbToHex([calculateChannel(0), calculateChannel(8), calculateChannel(4)]);
}
