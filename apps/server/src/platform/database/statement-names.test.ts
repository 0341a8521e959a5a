import { expect, test } from "vitest";
import { StatementNames } from "./statement-names.ts";

test("a statement is named from its second use on, equally in every process", () => {
  const names = new StatementNames("tenant");
  expect(names.nameOf("select 1")).toBeUndefined();
  const name = names.nameOf("select 1");
  expect(name).toMatch(/^tenant_[0-9a-f]{32}$/);
  const others = new StatementNames("tenant");
  others.nameOf("select 1");
  expect(others.nameOf("select 1")).toBe(name);
});

test("limits the number of names for unlimited distinct statements", () => {
  const names = new StatementNames("tenant", 3);
  const given = new Set<string | undefined>();
  for (let text = 0; text < 2_000; text += 1) {
    names.nameOf(`select ${text}`);
    given.add(names.nameOf(`select ${text}`));
  }
  expect([...given].filter((name) => name !== undefined)).toHaveLength(3);
  expect(names.nameOf("select 0")).toBeDefined();
});
