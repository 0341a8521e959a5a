import { expect, test } from "vitest";
import { StatementNames } from "./statement-names.ts";

test("a text has its name from the second time on, the same in every process", () => {
  const names = new StatementNames("tenant");
  expect(names.nameOf("select 1")).toBeUndefined();
  const name = names.nameOf("select 1");
  expect(name).toMatch(/^tenant_[0-9a-f]{32}$/);
  const others = new StatementNames("tenant");
  others.nameOf("select 1");
  expect(others.nameOf("select 1")).toBe(name);
});

test("texts without end get no names without end", () => {
  const names = new StatementNames("tenant", 3);
  const given = new Set<string | undefined>();
  for (let text = 0; text < 2_000; text += 1) {
    names.nameOf(`select ${text}`);
    given.add(names.nameOf(`select ${text}`));
  }
  expect([...given].filter((name) => name !== undefined)).toHaveLength(3);
  expect(names.nameOf("select 0")).toBeDefined();
});
