import { expect, test } from "vitest";
import { unattended } from "./unattended.ts";

test("[PY-5] a refund rings when it is still due the next time, until somebody has looked", () => {
  expect(unattended({ now: ["a"], before: [], attended: [] }), "it may go back by itself").toEqual([]);
  expect(unattended({ now: ["a", "b"], before: ["a"], attended: [] })).toEqual(["a"]);
  expect(unattended({ now: ["a", "b"], before: ["a", "b"], attended: ["a"] })).toEqual(["b"]);
  expect(unattended({ now: [], before: ["a"], attended: [] }), "given back").toEqual([]);
});
