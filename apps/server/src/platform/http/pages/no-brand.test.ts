import { expect, test } from "vitest";
import { serveTestStore } from "../../../testing/pages-fixture.ts";

test("[BR-6] an unregistered host shows no brand, and its page is not cached", async () => {
  const { get, rendered } = serveTestStore();
  await get("/", { host: "unknown.example" });
  await get("/", { host: "unknown.example" });
  expect(rendered.map(({ input }) => [input.merchantState, input.kept])).toEqual([
    ["unknown", false],
    ["unknown", false],
  ]);
});

test("[BR-6] an unknown host clears our cookies on its page, a known brand's host keeps them", async () => {
  const { get } = serveTestStore();
  const cookie = "lang=ru; session-0198=secret; theirs=1";
  const nobody = await get("/merchantNotAvailable", { host: "unknown.example", cookie });
  expect(nobody.headers["set-cookie"]).toEqual([
    expect.stringMatching(/^lang=; Max-Age=0; Path=\//),
    expect.stringMatching(/^session-0198=; Max-Age=0; Path=\//),
  ]);
  expect((await get("/merchantNotAvailable", { cookie })).headers["set-cookie"]).toBeUndefined();
});

test("[LN-1, BR-6] without a brand the page uses the language chosen by cookie or URL", async () => {
  const { get, rendered } = serveTestStore();
  const host = "unknown.example";
  await get("/merchantNotAvailable", { host, cookie: "lang=ar" });
  await get("/merchantNotAvailable?lang=kz", { host });
  await get("/merchantNotAvailable", { host });
  expect(rendered.map(({ input }) => input.language)).toEqual(["ar", "kz", "uz"]);
});

test("[LN-3] without a brand a language prefix is removed from the path", async () => {
  const { get } = serveTestStore();
  const gone = await get("/en/blocked", { host: "unknown.example" });
  expect(gone.headers.location).toBe("/blocked");
});
