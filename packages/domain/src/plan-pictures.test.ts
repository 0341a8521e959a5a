import { expect, test } from "vitest";
import type { AttachedPictures } from "./attached-pictures.ts";
import {
  listFaultCausesByLine,
  menu,
  planTestImport as planOf,
  planImportOfTable,
  createProduct,
  importRules,
} from "./testing/import-fixture.ts";
import { createMenuJson } from "./menu-workbook.ts";
import { readMenuJson } from "./menu-json.ts";
import { createMenuTable } from "./menu-table.ts";
import { type MenuWorkbookPlan, planWorkbook } from "./plan-workbook.ts";
import type { MenuImportPlan } from "./plan-import.ts";

const createAttachedPictures = (
  files: readonly string[],
  taken: AttachedPictures["taken"] = new Map(),
): AttachedPictures => ({
  files: files.map((name) => ({ name })),
  taken,
});
const planWithPictures = (
  table: readonly (readonly (string | null)[])[],
  pictures: AttachedPictures,
  of = menu,
): MenuImportPlan => {
  const made = planImportOfTable(of, table, { ...importRules, pictures });
  if (typeof made === "string") throw new Error(made);
  return made;
};
const listChangedImages = ({ changed }: MenuImportPlan) =>
  changed.map(({ id, after }) => [id, after["image"]]);

test("[MN-1] exports a picture as its URL, and imports it without a change from any host and in any size", () => {
  for (const reader of ["uz", "ru", "en"] as const) {
    const table = createMenuTable(menu, { ...importRules, reader, origin: "https://osh.uz" });
    const at = table[0]?.indexOf({ uz: "Rasm", ru: "Фото", en: "Picture" }[reader]) ?? -1;
    expect(table.slice(1).map((row) => row[at])).toEqual(["https://osh.uz/img/m1/osh", "", ""]);
    expect(planOf(table)).toMatchObject({ changed: [], unchanged: 3, faulty: [], unknownHeads: [] });
  }
  const json =
    readMenuJson(createMenuJson(menu, { ...importRules, origin: "https://osh.uz" }))?.book.dishes ?? [];
  expect(planWithPictures(json, createAttachedPictures([]))).toMatchObject({
    changed: [],
    unchanged: 3,
    faulty: [],
  });
  for (const address of [
    "/img/m1/osh",
    "http://osh.localhost:3000/img/m1/osh?w=96&f=webp",
    " https://a.uz/img/m1/osh ",
  ])
    expect(
      planOf([
        ["id", "Rasm"],
        ["p1", address],
      ]),
      address,
    ).toMatchObject({ unchanged: 1, faulty: [] });
});

test("[MN-1] an empty cell removes a picture, a missing column keeps it, and pictures can be reused", () => {
  expect(
    planOf([
      ["id", "picture"],
      ["p1", ""],
    ]).changed,
  ).toMatchObject([{ before: { image: "m1/osh" }, after: { image: null } }]);
  expect(planOf([["id"], ["p1"]])).toMatchObject({ changed: [], unchanged: 1 });
  expect(
    listChangedImages(
      planOf([
        ["id", "фото"],
        ["p2", "/img/m1/osh"],
      ]),
    ),
  ).toEqual([["p2", "m1/osh"]]);
});

test("[MN-1] without picture import, reports a URL or name that the menu lacks", () => {
  const made = planOf([
    ["id", "picture"],
    ["p1", "https://a.uz/osh.jpg"],
    ["p2", "/img/m1/other"],
    ["p3", "osh.jpg"],
  ]);
  expect(listFaultCausesByLine(made)).toEqual([2, 3, 4].map((line) => [line, "image: unknown"]));
});

test("[MN-1] finds files by their name in the cell, with or without folders, in any case", () => {
  const files = ["Foto/Osh 1.JPG", "kola.png", "a/choy.png", "b/choy.png"];
  const made = planWithPictures(
    [
      ["id", "picture"],
      ["p1", "osh 1.jpg"],
      ["p2", "FOTO\\OSH 1.jpg"],
      ["p3", "choy.png"],
    ],
    createAttachedPictures(files),
  );
  expect(listChangedImages(made)).toEqual([
    ["p1", "file:Foto/Osh 1.JPG"],
    ["p2", "file:Foto/Osh 1.JPG"],
  ]);
  expect(listFaultCausesByLine(made)).toEqual([[4, "image: sameFile"]]);
  expect(made.pictures.wanted).toEqual(["file:Foto/Osh 1.JPG"]);
  expect(
    listChangedImages(
      planWithPictures(
        [
          ["id", "picture"],
          ["p3", "b/choy.png"],
        ],
        createAttachedPictures(files),
      ),
    ),
  ).toEqual([["p3", "file:b/choy.png"]]);
  expect(
    listFaultCausesByLine(
      planWithPictures(
        [
          ["id", "picture"],
          ["p3", "none.png"],
        ],
        createAttachedPictures(files),
      ),
    ),
  ).toEqual([[2, "image: noFile"]]);
});

test("[MN-1] without a cell value finds a file by the code, else by the name in any language and alphabet", () => {
  const files = ["478001.webp", "x/Плов свадебный.jpeg", "ЧОЙ.png", "logo.png", "Kola.png"];
  const made = planWithPictures([["id"], ["p1"], ["p2"], ["p3"]], createAttachedPictures(files));
  expect(listChangedImages(made)).toEqual([
    ["p1", "file:x/Плов свадебный.jpeg"],
    ["p2", "file:478001.webp"],
    ["p3", "file:ЧОЙ.png"],
  ]);
  // A picture file whose name matches a product's code takes precedence over a file that matches the product's name.
  expect(made.pictures).toMatchObject({ unfit: ["logo.png", "Kola.png"], ambiguous: [] });
  const fresh = planWithPictures(
    [
      ["category", "name", "price", "code"],
      ["Palovlar", "Norin", "9000", "4780099"],
    ],
    createAttachedPictures(["4780099.png"]),
  );
  expect(fresh.added[0]?.fields["image"]).toBe("file:4780099.png");
});

test("[MN-1] a name matching two products, or two files matching one, is not assigned without the column", () => {
  const two = {
    ...menu,
    products: [
      ...menu.products,
      createProduct("p4", { categoryId: "c1", name: { uz: "KOLA" }, costPrice: 1 }),
    ],
  };
  const made = planWithPictures(
    [["id"], ["p2"]],
    createAttachedPictures(["kola.png", "p/478001.png", "s/478001.png"]),
    two,
  );
  expect(made).toMatchObject({ changed: [], unchanged: 1 });
  expect(made.pictures.ambiguous).toEqual(["kola.png", "p/478001.png", "s/478001.png"]);
  expect(
    listChangedImages(
      planWithPictures(
        [
          ["id", "picture"],
          ["p4", "kola.png"],
        ],
        createAttachedPictures(["kola.png"]),
        two,
      ),
    ),
  ).toEqual([["p4", "file:kola.png"]]);
});

test("[MN-1] pictures without a table apply to the whole menu; with one, to its rows only", () => {
  const whole = planWorkbook(
    menu,
    {},
    { ...importRules, newId: () => "new", pictures: createAttachedPictures(["kola.png", "osh.png"]) },
  ) as MenuWorkbookPlan;
  expect(listChangedImages(whole)).toEqual([["p2", "file:kola.png"]]);
  expect(whole.pictures.unfit).toEqual(["osh.png"]);
  expect(planWorkbook(menu, {}, { ...importRules, newId: () => "new" })).toBe("no_rows");
  expect(planWithPictures([["id"], ["p1"]], createAttachedPictures(["kola.png"])).pictures.unfit).toEqual([
    "kola.png",
  ]);
});

test("[MN-1] downloads an https URL once for all rows; refuses other schemes with a message", () => {
  const address = "https://cdn.example/a.jpg";
  const table = [
    ["id", "picture"],
    ["p1", address],
    ["p2", `HTTPS${address.slice(5)}`],
    ["p3", "http://cdn.example/a.jpg"],
  ];
  const made = planWithPictures(table, createAttachedPictures([]));
  expect(made.pictures.wanted).toEqual([address]);
  expect(listFaultCausesByLine(made)).toEqual([[4, "image: notHttps"]]);
  const taken = planWithPictures(table, createAttachedPictures([], new Map([[address, { key: "m1/new" }]])));
  expect(listChangedImages(taken)).toEqual([
    ["p1", "m1/new"],
    ["p2", "m1/new"],
  ]);
  expect(taken.pictures.wanted).toEqual([]);
  const failed = planWithPictures(
    table,
    createAttachedPictures([], new Map([[address, { fault: "notPublic" as const }]])),
  );
  expect(listFaultCausesByLine(failed)).toEqual([
    [2, "image: notPublic"],
    [3, "image: notPublic"],
    [4, "image: notHttps"],
  ]);
  expect(failed.faulty[0]?.faults[0]?.text).toBe(address);
  expect(
    listFaultCausesByLine(
      planWithPictures(
        [
          ["id", "picture"],
          ["p1", `https://a.uz/${"a".repeat(2048)}`],
        ],
        createAttachedPictures([]),
      ),
    ),
  ).toEqual([[2, "image: long"]]);
});

test("[MN-1] a picture placed in a row belongs to that row only, and hides no file of its name", () => {
  const placed = {
    files: [{ name: "xl/media/kola.png", isPlaced: true }, { name: "kola.png" }],
    taken: new Map(),
  };
  const made = planWithPictures(
    [
      ["id", "picture"],
      ["p1", "xl/media/kola.png"],
      ["p2", null],
      ["p3", null],
    ],
    placed,
  );
  expect(listChangedImages(made)).toEqual([
    ["p1", "file:xl/media/kola.png"],
    ["p2", "file:kola.png"],
  ]);
});
