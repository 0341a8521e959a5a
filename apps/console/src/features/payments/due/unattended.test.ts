import { expect, test } from "vitest";
import { listUnacknowledgedRefunds } from "./unattended.ts";

test("[PY-5] a due refund rings until it is viewed, and again when it is due the next time", () => {
  expect(
    listUnacknowledgedRefunds({ now: ["a"], before: [], refused: [], attended: [] }),
    "it may go back by itself",
  ).toEqual([]);
  expect(listUnacknowledgedRefunds({ now: ["a", "b"], before: ["a"], refused: [], attended: [] })).toEqual([
    "a",
  ]);
  expect(
    listUnacknowledgedRefunds({ now: ["a", "b"], before: ["a", "b"], refused: [], attended: ["a"] }),
  ).toEqual(["b"]);
  expect(
    listUnacknowledgedRefunds({ now: [], before: ["a"], refused: [], attended: [] }),
    "given back",
  ).toEqual([]);
});

test("[PY-5] a refund that its provider refused rings at once until it is viewed", () => {
  expect(listUnacknowledgedRefunds({ now: ["a", "b"], before: [], refused: ["b"], attended: [] })).toEqual([
    "b",
  ]);
  expect(listUnacknowledgedRefunds({ now: ["a", "b"], before: [], refused: ["b"], attended: ["b"] })).toEqual(
    [],
  );
});
