import { expect, test } from "vitest";
import { shop } from "../../../testing/test-shop.ts";

interface RememberedHeads {
  heads: { head: string; means: string }[];
}
const HEADS_PATH = "/console/v1/menu/heads";
const app = await shop();
const token = await app.signInStaff("owner@osh");
const fetchHeads = async (who = token) =>
  (await app.call<RememberedHeads>(HEADS_PATH, { token: who })).body.heads;
const putHeads = (heads: object[], who = token) =>
  app.call(HEADS_PATH, { method: "PUT", token: who, body: { heads } });

test("[MN-1, S1] stores column headers of price lists per brand, and the last choice wins", async () => {
  expect(
    await putHeads([
      { head: "pozyvnoi", means: "name_uz" },
      { head: "nomer", means: "" },
    ]),
  ).toMatchObject({
    status: 200,
    body: { count: 2 },
  });
  await putHeads([
    { head: "nomer", means: "barcode" },
    { head: "nomer", means: "measure" },
  ]);
  expect(Object.fromEntries((await fetchHeads()).map(({ head, means }) => [head, means]))).toEqual({
    pozyvnoi: "name_uz",
    nomer: "measure",
  });
  expect(await fetchHeads(await app.signInStaff("owner@pizza"))).toEqual([]);
});

test("[MN-1] stores at most the 500 latest headers, and refuses an invalid one by name", async () => {
  for (const part of ["a", "b", "c"]) {
    app.clock.advance(1_000);
    await putHeads(Array.from({ length: 200 }, (_, at) => ({ head: `${part}${at}`, means: "" })));
  }
  const heads = (await fetchHeads()).map(({ head }) => head);
  expect(heads).toHaveLength(500);
  expect(heads.filter((head) => head.startsWith("c"))).toHaveLength(200);
  expect(heads).not.toContain("nomer");
  expect(await putHeads([{ head: " ", means: "" }])).toMatchObject({ status: 400 });
  expect(await putHeads([{ head: "a\u0000", means: "" }])).toMatchObject({ status: 400 });
  expect((await putHeads(Array.from({ length: 201 }, () => ({ head: "a", means: "" })))).status).toBe(400);
});
