import { buildEndpoints } from "@dasturxon/contract/builds";
import { declareEndpoint } from "@dasturxon/contract/endpoint";
import { expect, test } from "vitest";
import { z } from "zod";
import { saveCallExample } from "../../../testing/store-example.ts";
import { bindEndpoint } from "../bind.ts";
import { oshBrand, pizzaBrand } from "../../../testing/http-fixture.ts";
import { serveTestStore } from "../../../testing/pages-fixture.ts";

const brandCall = { method: "GET", path: "/test/v1/brand", auth: "none", summary: "" } as const;
const brandEndpoint = declareEndpoint({ ...brandCall, reply: z.object({ key: z.string() }) });

test("a guest's page is rendered once for all and sent compressed with its ETag", async () => {
  const { get, rendered } = serveTestStore();
  const first = await get("/", { "accept-encoding": "br" });
  expect(first.headers).toMatchObject({
    "content-encoding": "br",
    "cache-control": "public, max-age=0, must-revalidate",
    "content-type": "text/html",
  });
  await get("/", { "accept-encoding": "gzip" });
  const again = await get("/", { "accept-encoding": "br", "if-none-match": String(first.headers.etag) });
  expect([again.statusCode, again.body, rendered.length]).toEqual([304, "", 1]);
});

test("a cached page contains nothing of the visitor for whom it was rendered", async () => {
  const { get, rendered } = serveTestStore();
  const canary = { cookie: "session-x=canary; lang=ru", "user-agent": "canary", "x-forwarded-for": "canary" };
  const page = await get("/?utm=canary&vendor=canary", { ...canary, authorization: "Bearer canary" });
  expect(JSON.stringify(rendered)).not.toContain("canary");
  expect(rendered[0]?.url).toBe("http://osh.localhost/");
  expect(rendered[0]?.input).toMatchObject({ kept: true, language: "ru", shell: "web", buildId: "b1" });
  expect(page.body).not.toContain("canary");
  expect(page.headers["set-cookie"]).toBeUndefined();
});

test("pages vary by brand, language, shell and origin, and nothing else", async () => {
  const { get, rendered } = serveTestStore();
  const texts = [
    await get("/"),
    await get("/", { cookie: "lang=ru" }),
    await get("/", { host: "pizza.localhost" }),
    await get("/", { cookie: "shell=telegram" }),
    await get("/", { host: "osh.localhost:3000" }),
    await get("/about"),
  ].map(({ body }) => body);
  expect(rendered).toHaveLength(6);
  expect(texts[0]).toContain("uz");
  expect(texts[2]).toContain("pizza");
  await get("/?anything=1", { cookie: "other=1; lang=uz", "user-agent": "other" });
  expect(rendered).toHaveLength(6);
});

test("[CH-6] a page gets the payment methods of its channel, web or Telegram", async () => {
  const { get, rendered } = serveTestStore();
  await get("/");
  await get("/", { cookie: "shell=telegram" });
  const offered = rendered.map(({ input }) => input.merchant?.payments.map(({ type }) => type));
  expect(offered).toEqual([[], ["CASH"]]);
});

test("renders markup shared by a brand's pages once per content version and language", async () => {
  const { get, http, menus } = serveTestStore();
  const fetchMenu = async (headers: Record<string, string> = {}) => (await get("/menu", headers)).body;
  expect(await fetchMenu()).toBe("before <ul>uz 1</ul> 13 after");
  expect(await fetchMenu({ host: "osh.localhost:3000", cookie: "shell=telegram" })).toBe(await fetchMenu());
  expect(await fetchMenu({ cookie: "lang=ru" })).toContain("<ul>ru 2</ul>");
  http.invalidate(oshBrand.id);
  expect(await fetchMenu()).toContain("<ul>uz 3</ul>");
  expect(menus).toHaveLength(3);
});

test("[LN-2, LN-5] uses a forced language, and ignores an unknown stored one", async () => {
  const { get, rendered } = serveTestStore();
  await get("/", { host: "pizza.localhost", cookie: "lang=ru" });
  await get("/", { cookie: "lang=xx" });
  await get("/", { cookie: "lang=eng" });
  expect(rendered.map(({ input }) => input.language)).toEqual(["uz", "uz"]);
  // A brand with a forced language offers only this language.
  expect(rendered.map(({ input }) => input.languages)).toEqual([["uz"], ["uz", "ru", "en"]]);
});

test("a page with a status other than 200 is not cached", async () => {
  const { get, rendered } = serveTestStore();
  for (let n = 0; n < 2; n += 1) {
    const page = await get("/nothing");
    expect([page.statusCode, page.headers["cache-control"]]).toEqual([404, "no-store"]);
  }
  expect(rendered).toHaveLength(2);
});

test("renders private pages for each request, with their query and no-store", async () => {
  const { get, rendered } = serveTestStore();
  const page = await get("/search?q=osh");
  expect(page.headers["cache-control"]).toBe("no-store");
  expect(page.body).toContain("?q=osh");
  await get("/search?q=osh");
  expect(rendered).toHaveLength(2);
  expect(rendered[0]?.input.kept).toBe(false);
});

test("a change of the brand invalidates its pages, including those being rendered, and no others", async () => {
  const { get, http, rendered, gate, asked } = serveTestStore();
  await get("/", { host: "pizza.localhost" });
  const held = Promise.withResolvers<void>();
  gate.wait = held.promise;
  const early = get("/");
  await expect.poll(() => rendered.length).toBe(2);
  http.invalidate(oshBrand.id);
  held.resolve();
  await early;
  gate.wait = null;
  await get("/");
  await get("/", { host: "pizza.localhost" });
  expect(rendered).toHaveLength(3);
  expect(asked).toEqual(["pizza", "osh", "osh"]);
});

test("[BR-10] the CSP allows calls to the own installation only, whatever the brand's name", async () => {
  const policy = String((await serveTestStore().get("/")).headers["content-security-policy"]);
  expect(policy).toContain("; connect-src 'self';");
});

test("the CSP lists the hashes of the build's inline scripts, never of those in the HTML", async () => {
  const { get } = serveTestStore();
  const policy = String((await get("/")).headers["content-security-policy"]);
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]+=*';/);
  expect(policy).not.toContain("script-src 'self' 'unsafe");
  expect(policy).toContain("frame-ancestors 'none'");
  const telegram = await get("/?shell=telegram");
  expect(telegram.headers["content-security-policy"]).toContain(
    "frame-ancestors 'self' https://web.telegram.org",
  );
  expect(telegram.headers["set-cookie"]).toContain("shell=telegram");
});

test("[LN-3, LN-4] a language or page prefix sets a cookie for a year and redirects", async () => {
  const { get } = serveTestStore();
  const ru = await get("/ru/about?x=1");
  expect([ru.statusCode, ru.headers.location]).toEqual([302, "/about?x=1"]);
  expect(ru.headers["set-cookie"]).toMatch(/^lang=ru; Max-Age=31536000; Path=\//);
  const two = await get("/2");
  expect([two.headers.location, two.headers["set-cookie"]]).toEqual([
    "/",
    expect.stringContaining("page=2;"),
  ]);
});

test("[LN-3, LN-5] English chosen by its prefix is stored in the shell's spelling, and stays chosen", async () => {
  const { get, rendered } = serveTestStore();
  for (const [shell, kept] of [
    ["web", "en"],
    ["telegram", "eng"],
  ]) {
    const chosen = await get("/en/about", { cookie: `shell=${shell}` });
    expect(String(chosen.headers["set-cookie"])).toContain(`lang=${kept};`);
    await get("/about", { cookie: `shell=${shell}; lang=${kept}` });
    // The other shell uses this language code, so this shell ignores it.
    await get("/", { cookie: `shell=${shell}; lang=${kept === "en" ? "eng" : "en"}` });
  }
  expect(rendered.map(({ input }) => input.language)).toEqual(["en", "uz", "en", "uz"]);
});

test("[LN-7] a URL with a language shows it without a redirect, cached as that language's page", async () => {
  const { get, rendered } = serveTestStore();
  const first = await get("/about?lang=ru");
  expect([first.statusCode, first.headers.location]).toEqual([200, undefined]);
  expect(first.body).toContain('lang="ru"');
  // The server stores the language of the URL in a cookie for the next page.
  expect(first.headers["set-cookie"]).toMatch(/^lang=ru; Max-Age=31536000; Path=\//);
  const again = await get("/about?lang=ru", { cookie: "lang=ru" });
  expect(again.headers["set-cookie"]).toBeUndefined();
  expect((await get("/about", { cookie: "lang=ru" })).body).toBe(first.body);
  expect(rendered).toHaveLength(1);
  // The URL overrides the stored choice and does not affect pages of other guests.
  expect((await get("/about?lang=en", { cookie: "lang=ru" })).body).toContain('lang="en"');
  expect((await get("/about")).body).toContain('lang="uz"');
});

test("[LN-2, LN-5, LN-7] ignores a language in the URL that the brand does not offer", async () => {
  const { get } = serveTestStore();
  for (const query of ["?lang=ar", "?lang=xx", "?lang=", "?lang=ru&lang=en", "?lang[]=ru"]) {
    const page = await get(`/about${query}`);
    expect(page.body, query).toContain('lang="uz"');
    expect(page.headers["set-cookie"], query).toBeUndefined();
  }
  const forced = await get("/about?lang=ru", { host: "pizza.localhost" });
  expect(forced.body).toContain('lang="uz"');
  expect(forced.headers["set-cookie"]).toBeUndefined();
  const messenger = await get("/about?lang=en", { cookie: "shell=telegram" });
  expect(messenger.headers["set-cookie"]).toMatch(/^lang=eng;/);
});

test("[LN-3] a prefix takes precedence over the language in the rest of the URL", async () => {
  const { get } = serveTestStore();
  expect((await get("/ru/about?lang=en&x=1")).headers.location).toBe("/about?x=1");
});

test("[LN-3] a redirect stays on its own origin whatever follows the prefix", async () => {
  const { get } = serveTestStore();
  const hostile = [
    "/ru//evil.example",
    "/uz/\\evil.example",
    "/1/%2f%2fevil.example",
    "/ru/%5cevil.example",
    "/ru/%09//evil",
  ];
  for (const path of hostile) {
    const location = String((await get(path)).headers.location);
    expect(new URL(location, "http://osh.localhost").host, path).toBe("osh.localhost");
  }
  expect((await get("/away")).headers.location).toBe("/");
});

test("[BR-1] `vendor` chooses a brand if the host names none, and is stored", async () => {
  const { get, rendered } = serveTestStore();
  const page = await get("/?vendor=pizza", { host: "localhost" });
  expect(page.headers["set-cookie"]).toContain("vendor=pizza");
  const byId = await get(`/?vendor=${pizzaBrand.id.toUpperCase()}`, { host: "localhost" });
  expect(byId.headers["set-cookie"]).toContain("vendor=pizza");
  await get("/?vendor=pizza");
  // The server ignores an unknown brand in the URL and sets no cookie for it.
  const nobody = await get("/?vendor=nobody", { host: "localhost" });
  expect(nobody.headers["set-cookie"]).toBeUndefined();
  const keys = rendered.map(({ input }) => input.merchant?.key);
  expect(keys).toEqual(["pizza", "osh", "osh"]);
});

test("[BR-4, SH-1] the page of a host's second brand has that brand's content", async () => {
  const { get, http, rendered } = serveTestStore();
  bindEndpoint(http, brandEndpoint, ({ merchant }) => merchant);
  await get("/", { host: "food.localhost" });
  await get("/", { host: "food.localhost", cookie: "page=2" });
  const filled = rendered.map(({ input }) =>
    (input.call as (route: string) => Promise<unknown>)("GET /test/v1/brand"),
  );
  expect(await Promise.all(filled)).toEqual([
    { data: { key: "osh" }, error: null },
    { data: { key: "pizza" }, error: null },
  ]);
});

test("[BR-9, BR-4] only the server's internal calls may name the other brand of a host", async () => {
  const { get, http } = serveTestStore();
  bindEndpoint(http, brandEndpoint, ({ merchant }) => merchant);
  const headers = { host: "food.localhost", "merchant-id": pizzaBrand.id, "x-internal-key": "guessed" };
  expect((await get("/api/test/v1/brand", headers)).statusCode).toBe(404);
  expect((await get("/api/test/v1/brand", { ...headers, cookie: "page=2" })).statusCode).toBe(200);
});

test("[BD-2] returns the newest build, and serves its notice", async () => {
  const { get, app } = serveTestStore();
  const latest = await get("/builds/latest.json?t=1");
  expect([latest.json().id, latest.headers["cache-control"]]).toEqual(["b1", "no-store"]);
  const manifest = await get("/builds/meta/b1.json");
  expect(manifest.json()).toMatchObject({ id: "b1", prerendered: [] });
  await saveCallExample("latestBuild", buildEndpoints.latestBuild, latest.payload);
  await saveCallExample("buildMeta", buildEndpoints.buildMeta, manifest.payload);
  expect(manifest.headers["cache-control"]).toContain("immutable");
  expect((await get("/builds/latest.json", { host: "nobody.example" })).json().id).toBe("b1");
  for (const unknown of ["b0.json", "b1", "b1.json.json", "B1.json", "..%2flatest.json", ""])
    expect((await get(`/builds/meta/${unknown}`)).statusCode, unknown).toBe(404);
  const written = await app.inject({ method: "POST", url: "/builds/latest.json" });
  expect(written.statusCode).toBe(405);
});

test("a failed render returns the store's error page, uncached", async () => {
  const { get, broken } = serveTestStore();
  broken.is = true;
  expect((await get("/")).statusCode).toBe(500);
  broken.is = false;
  expect((await get("/")).statusCode).toBe(200);
  expect(pizzaBrand.id).not.toBe(oshBrand.id);
});

test("[BR-5] a preview shows the draft with its token, in the console's frame only, and is never cached", async () => {
  const { get, rendered } = serveTestStore();
  const page = await get("/?preview=osh-word");
  expect(page.body).toContain("osh as it will be");
  expect(rendered[0]?.input).toMatchObject({ isPreview: true, kept: false, language: "ru" });
  expect(page.headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
  expect(page.headers["content-security-policy"]).toContain("frame-ancestors http://console.localhost");
  expect(page.headers["page-of"]).toBeUndefined();
  expect(page.headers["set-cookie"]).toBeUndefined();
  const guests = await get("/");
  expect(guests.body).not.toContain("as it will be");
  expect(guests.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
});

test("[ER-2] an expired token, or another brand's, opens a page that says so", async () => {
  const { get, rendered } = serveTestStore();
  for (const word of ["pizza-word", "old", ""]) {
    const page = await get(`/?preview=${word}`, { cookie: "lang=ru" });
    expect([page.statusCode, page.headers["x-robots-tag"]]).toEqual([410, "noindex"]);
    expect(page.body).toContain("Время предпросмотра вышло");
  }
  expect(rendered).toEqual([]);
});
