import { expect, test } from "vitest";
import { shop } from "../../../testing/test-shop.ts";

interface Heads {
  heads: { head: string; means: string }[];
}
const PATH = "/console/v1/menu/heads";
const app = await shop();
const token = await app.signInStaff("owner@osh");
const read = async (who = token) => (await app.call<Heads>(PATH, { token: who })).body.heads;
const put = (heads: object[], who = token) => app.call(PATH, { method: "PUT", token: who, body: { heads } });

test("[MN-1, S1] stores column headers of price lists per brand, and the last choice wins", async () => {
  expect(
    await put([
      { head: "pozyvnoi", means: "name_uz" },
      { head: "nomer", means: "" },
    ]),
  ).toMatchObject({
    status: 200,
    body: { count: 2 },
  });
  await put([
    { head: "nomer", means: "barcode" },
    { head: "nomer", means: "measure" },
  ]);
  expect(Object.fromEntries((await read()).map(({ head, means }) => [head, means]))).toEqual({
    pozyvnoi: "name_uz",
    nomer: "measure",
  });
  expect(await read(await app.signInStaff("owner@pizza"))).toEqual([]);
});

test("[MN-1] stores at most the 500 latest headers, and refuses an invalid one by name", async () => {
  for (const part of ["a", "b", "c"]) {
    app.clock.advance(1_000);
    await put(Array.from({ length: 200 }, (_, at) => ({ head: `${part}${at}`, means: "" })));
  }
  const heads = (await read()).map(({ head }) => head);
  expect(heads).toHaveLength(500);
  expect(heads.filter((head) => head.startsWith("c"))).toHaveLength(200);
  expect(heads).not.toContain("nomer");
  expect(await put([{ head: " ", means: "" }])).toMatchObject({ status: 400 });
  expect(await put([{ head: "a\u0000", means: "" }])).toMatchObject({ status: 400 });
  expect((await put(Array.from({ length: 201 }, () => ({ head: "a", means: "" })))).status).toBe(400);
});
