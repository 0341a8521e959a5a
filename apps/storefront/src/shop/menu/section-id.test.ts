import { createStoreLink } from "@dasturxon/domain/store-link";
import { expect, test } from "vitest";
import { toSectionPath } from "./section-id.ts";

test("[CT-1] a link to a category opens its section on the menu", () => {
  expect(createStoreLink("category", "1")).toBe(toSectionPath("1"));
});
