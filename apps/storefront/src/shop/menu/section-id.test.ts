import { linkTo } from "@dasturxon/domain/store-link";
import { expect, test } from "vitest";
import { sectionPath } from "./section-id.ts";

test("[CT-1] what links to a category leads to its section on the menu", () => {
  expect(linkTo("category", "1")).toBe(sectionPath("1"));
});
