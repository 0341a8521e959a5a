/** Colours that can be distinguished on a light and on a dark map. */
export const ZONE_COLORS = ["#0CA678", "#2563EB", "#E8590C", "#9C36B5", "#E03131", "#0C8599", "#5C7C00"];

/** Returns a colour that no other zone has. If all are in use, repeats one. */
export function findUnusedColor(taken: readonly string[]): string {
  const used = new Set(taken.map((color) => color.toUpperCase()));
  const [first = "#0CA678"] = ZONE_COLORS;
  return (
    ZONE_COLORS.find((color) => !used.has(color)) ?? ZONE_COLORS[taken.length % ZONE_COLORS.length] ?? first
  );
}
