import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SURFACES } from "./brand-theme.ts";

const tokens = readFileSync(join(import.meta.dirname, "../../ui/styles/tokens.css"), "utf8");

/** Values of a variable, the light one first. */
const valuesOf = (name: string) =>
  [...tokens.matchAll(new RegExp(`--${name}: (#\\w+);`, "g"))].map(([, value]) => value);

test("the brand's colours are made for the grounds that the styles have", () => {
  const grounds = [valuesOf("surface"), valuesOf("sunken")];
  expect(grounds.map(([light]) => light)).toEqual(SURFACES.light);
  expect(grounds.map(([, dark]) => dark)).toEqual(SURFACES.dark);
});
