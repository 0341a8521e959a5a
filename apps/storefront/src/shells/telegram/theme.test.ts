import * as fc from "fast-check";
import { expect, test } from "vitest";
import { calculateContrast, MIN_TEXT_CONTRAST, parseColor } from "@dasturxon/domain/color";
import { toTelegramTheme } from "./theme.ts";

const hexColorArbitrary = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`);
const measureContrast = (one = "", other = "") => {
  const [a, b] = [parseColor(one), parseColor(other)];
  return a && b ? calculateContrast(a, b) : 0;
};
const INK_VARIABLES = ["--ink", "--ink-2", "--ink-3", "--brand-ink"];

test("[TG-4] in Telegram's light and dark themes the store uses its backgrounds, with readable text on each", () => {
  const light = toTelegramTheme(
    { bg_color: "#ffffff", secondary_bg_color: "#efeff4", hint_color: "#999999" },
    "#fce000",
  );
  const dark = toTelegramTheme(
    { bg_color: "#17212b", text_color: "#f5f5f5", hint_color: "#708499" },
    "#0f6f63",
  );
  expect([light?.isDark, dark?.isDark]).toEqual([false, true]);
  expect(dark?.variables["--surface"]).toBe("#17212b");
  for (const theme of [light, dark])
    for (const ink of INK_VARIABLES)
      for (const ground of ["--surface", "--ground", "--raised", "--sunken"])
        expect(measureContrast(theme?.variables[ink], theme?.variables[ground]), ink).toBeGreaterThanOrEqual(
          MIN_TEXT_CONTRAST,
        );
});

test("[TG-4] text is readable with any custom background and text colours", () => {
  fc.assert(
    fc.property(
      hexColorArbitrary,
      hexColorArbitrary,
      hexColorArbitrary,
      hexColorArbitrary,
      (ground, text, hint, brand) => {
        const theme = toTelegramTheme({ bg_color: ground, text_color: text, hint_color: hint }, brand);
        // On a middle grey neither black nor white reaches the minimum contrast, so the best reachable contrast counts.
        const best = Math.max(measureContrast("#ffffff", ground), measureContrast("#000000", ground));
        expect(measureContrast(theme?.variables["--ink"], ground)).toBeGreaterThanOrEqual(
          Math.min(MIN_TEXT_CONTRAST, best - 0.6),
        );
      },
    ),
    { numRuns: 500 },
  );
});

test("[TG-4] missing or invalid colours keep the store's own", () => {
  for (const told of [{}, { bg_color: "red" }, { bg_color: 7 }, { bg_color: "#fff;}" }])
    expect(toTelegramTheme(told, "#fce000")).toBeNull();
});
