import { expect, test } from "vitest";
import type { StoredMenu } from "./menu-table.ts";
import { indexMenuCategories } from "./menu-places.ts";

test("[MN-1] reads the names of a menu once, however many rows a table has", () => {
  let reads = 0;
  const createCountedRow = (row: { id: string; groupId: string }, name: string) => ({
    ...row,
    get name() {
      reads += 1;
      return { uz: name, ru: `${name} ru` };
    },
  });
  const categories = Array.from({ length: 500 }, (_, at) =>
    createCountedRow({ id: `c${at}`, groupId: `g${at % 20}` }, `Boʻlim ${at}`),
  );
  const groups = Array.from({ length: 20 }, (_, at) =>
    createCountedRow({ id: `g${at}`, groupId: "" }, `Guruh ${at}`),
  );
  const menu: StoredMenu = { groups, categories, branches: [], products: [] };
  const places = indexMenuCategories(menu, "uz");
  const found = Array.from({ length: 4_000 }, (_, at) =>
    places.find(`guruh ${at % 20}`, `BOʻLIM ${at % 500}`),
  );
  expect(found.slice(0, 3)).toEqual(["c0", "c1", "c2"]);
  expect(found.every((id) => /^c\d+$/.test(id))).toBe(true);
  expect(reads).toBeLessThanOrEqual(520 * 2);
});

test("[MN-1] creates each of thousands of new categories once, in the order of their rows", () => {
  const places = indexMenuCategories({ groups: [], categories: [], branches: [], products: [] }, "uz");
  for (let row = 0; row < 8_000; row += 1) places.take(places.find("Yangi", `Boʻlim ${row % 4_000}`));
  expect(places.newGroups).toHaveLength(1);
  expect(places.newCategories).toHaveLength(4_000);
  expect(places.newCategories[1]?.name).toEqual({ uz: "Boʻlim 1" });
});
