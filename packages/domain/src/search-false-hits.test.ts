import { expect, test } from "vitest";
import { createSearchIndex } from "./search.ts";

const index = createSearchIndex([
  { id: "plov", name: { uz: "Toʻy oshi", ru: "Плов", eng: "Pilaf" }, tags: ["pilaf", "plov"] },
  {
    id: "ribs",
    name: { uz: "Qovurgʻa kabob", ru: "Рёбрышки", eng: "Ribs" },
    description: { eng: "Cooked slowly over the coals" },
  },
  { id: "cola", name: { uz: "Koka-kola", ru: "Кока-кола", eng: "Coca-Cola" } },
  { id: "coke", name: { eng: "Lemon" }, description: { eng: "Served with coke" } },
]);
const idsOf = (query: string) => index.search(query).map(({ id }) => id);

test("[MN-8] few letters with a typo find whole words only, so that a pizza is no pilaf", () => {
  for (const query of ["pizza", "пицца", "pitsa"]) expect(idsOf(query)).not.toContain("plov");
  for (const query of ["plof", "плав", "pilav"]) expect(idsOf(query)).toContain("plov");
});

test("[MN-8] another name of a drink is found in descriptions as a whole word, so that what is cooked is no coke", () => {
  expect(idsOf("cola")).toEqual(["cola", "coke"]);
});
