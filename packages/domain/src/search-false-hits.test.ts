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
const searchIds = (query: string) => index.search(query).map(({ id }) => id);

test("[MN-8] a few letters with a typo match whole words only, so that pizza does not match pilaf", () => {
  for (const query of ["pizza", "пицца", "pitsa"]) expect(searchIds(query)).not.toContain("plov");
  for (const query of ["plof", "плав", "pilav"]) expect(searchIds(query)).toContain("plov");
});

test("[MN-8] a synonym of a drink matches whole words in descriptions only", () => {
  expect(searchIds("cola")).toEqual(["cola", "coke"]);
});
