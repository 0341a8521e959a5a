import { expect, test } from "vitest";
import { createTestShop } from "../../../testing/test-shop.ts";

interface ColumnMappingsReply {
  heads: { head: string; means: string }[];
}
const COLUMN_MAPPINGS_PATH = "/console/v1/menu/heads";
const app = await createTestShop();
const token = await app.signInStaff("owner@osh");
const fetchColumnMappings = async (who = token) =>
  (await app.call<ColumnMappingsReply>(COLUMN_MAPPINGS_PATH, { token: who })).body.heads;
const putColumnMappings = (heads: object[], who = token) =>
  app.call(COLUMN_MAPPINGS_PATH, { method: "PUT", token: who, body: { heads } });

test("[MN-1, S1] stores column headers of price lists per brand, and the last choice wins", async () => {
  expect(
    await putColumnMappings([
      { head: "pozyvnoi", means: "name_uz" },
      { head: "nomer", means: "" },
    ]),
  ).toMatchObject({
    status: 200,
    body: { count: 2 },
  });
  await putColumnMappings([
    { head: "nomer", means: "barcode" },
    { head: "nomer", means: "measure" },
  ]);
  expect(Object.fromEntries((await fetchColumnMappings()).map(({ head, means }) => [head, means]))).toEqual({
    pozyvnoi: "name_uz",
    nomer: "measure",
  });
  expect(await fetchColumnMappings(await app.signInStaff("owner@pizza"))).toEqual([]);
});

test("[MN-1] stores at most the 500 latest headers, and refuses an invalid one by name", async () => {
  for (const part of ["a", "b", "c"]) {
    app.clock.advance(1_000);
    await putColumnMappings(Array.from({ length: 200 }, (_, at) => ({ head: `${part}${at}`, means: "" })));
  }
  const heads = (await fetchColumnMappings()).map(({ head }) => head);
  expect(heads).toHaveLength(500);
  expect(heads.filter((head) => head.startsWith("c"))).toHaveLength(200);
  expect(heads).not.toContain("nomer");
  expect(await putColumnMappings([{ head: " ", means: "" }])).toMatchObject({ status: 400 });
  expect(await putColumnMappings([{ head: "a\u0000", means: "" }])).toMatchObject({ status: 400 });
  expect(
    (await putColumnMappings(Array.from({ length: 201 }, () => ({ head: "a", means: "" })))).status,
  ).toBe(400);
});
