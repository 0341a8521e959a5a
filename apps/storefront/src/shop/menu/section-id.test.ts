import { linkTo } from "@dasturxon/domain/store-link";
import { expect, test } from "vitest";
import { sectionPath } from "./section-id.ts";

test("[CT-1] a link to a category opens its section on the menu", () => {
  expect(linkTo("category", "1")).toBe(sectionPath("1"));
});
