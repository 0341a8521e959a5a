import { expect, test } from "vitest";
import { parseTestOptions } from "./test-options.mjs";

const runnerTitles = ["check", "unit and API", "browser"];
const parseOptions = (...args: string[]) => parseTestOptions(args);

test("without a name all runners run; a name selects those with it in their title", () => {
  expect(parseOptions()).toEqual({ chosen: runnerTitles, changed: false, shard: undefined });
  expect(parseOptions("unit", "browser").chosen).toEqual(["unit and API", "browser"]);
  expect(parseOptions("engines").chosen).toEqual(["engines"]);
});

test("a shard is written with a space or an equals sign", () => {
  expect(parseOptions("--shard", "1/3").shard).toEqual({ index: 1, count: 3 });
  expect(parseOptions("browser", "--shard=3/3").shard).toEqual({ index: 3, count: 3 });
});

test.each([["--shard", "4/3"], ["--shard", "0/3"], ["--shard=half"], ["--shard"], ["--changes"], ["nobody"]])(
  "refuses %s %s",
  (...args) => {
    expect(() => parseOptions(...args)).toThrow(/takes a part of a whole|There is no/);
  },
);

test("changed tests are not divided into shards", () => {
  expect(() => parseOptions("--changed", "--shard", "1/2")).toThrow("do not go together");
  expect(parseOptions("--changed").changed).toBe(true);
});
