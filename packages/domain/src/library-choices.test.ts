import { expect, test } from "vitest";
import { mergeLibraryChoices } from "./library-choices.ts";

test("[MN-5] linked choices are updated from the library and keep the ids used by baskets", () => {
  const copy = {
    id: "of the dish",
    libraryId: "sauces",
    modifications: [
      { id: "its ketchup", libraryId: "ketchup" },
      { id: "its garlic", libraryId: "garlic" },
    ],
  };
  const sauces = {
    id: "sauces",
    max: 2,
    modifications: [
      { id: "cheese", price: 4000 },
      { id: "ketchup", price: 3000 },
    ],
  };
  expect(mergeLibraryChoices(copy, sauces, () => "new")).toEqual({
    id: "of the dish",
    libraryId: "sauces",
    max: 2,
    modifications: [
      { id: "new", libraryId: "cheese", price: 4000 },
      { id: "its ketchup", libraryId: "ketchup", price: 3000 },
    ],
  });
});
