import { describeRefusalCode } from "@dasturxon/contract/refusals";
import { expect, test } from "vitest";
import { serveTestStore } from "../../../testing/pages-fixture.ts";

test("[S34] answers unknown paths from one cached page per brand and language, each with its own path", async () => {
  const { get, rendered } = serveTestStore();
  const paths = ["/unknown", "/unknown/a'b&c", "/unknown/%3Cscript%3E", "/unknown/<b>", "/unknown?q=1"];
  const shown = ["/unknown", "/unknown/a%27b%26c", "/unknown/%3Cscript%3E", "/unknown/%3Cb%3E", "/unknown"];
  for (const [at, path] of paths.entries()) {
    const page = await get(path);
    expect([page.statusCode, page.headers["cache-control"]]).toEqual([404, "no-store"]);
    expect(page.body).toBe(`uz Page not found: ${shown[at]}`);
    expect(page.headers["content-security-policy"]).toContain("script-src 'self' 'sha256-");
  }
  expect(rendered).toHaveLength(1);
  expect((await get("/unknown/a", { cookie: "lang=ru" })).body).toBe("ru Page not found: /unknown/a");
  await get("/unknown", { host: "pizza.localhost" });
  expect(rendered).toHaveLength(3);
});

test("[S34] limits an IP address to three hundred rendered pages a minute; cached pages do not count", async () => {
  const { get, rendered } = serveTestStore({ callsPerMinute: 600 });
  await get("/", {}, "10.0.0.2");
  for (let n = 0; n < 300; n += 1) expect((await get(`/search?q=${n}`)).statusCode).toBe(200);
  const refused = await get("/search?q=x");
  const seconds = Number(refused.headers["retry-after"]);
  expect([refused.statusCode, refused.headers["cache-control"], seconds > 0]).toEqual([
    429,
    "no-store",
    true,
  ]);
  expect(refused.body).toContain(describeRefusalCode("too_many_requests", { seconds }).uz);
  expect(refused.body).toContain(`http-equiv="refresh" content="${seconds}"`);
  expect((await get("/about")).statusCode).toBe(429);
  expect((await get("/")).statusCode).toBe(200);
  expect((await get("/about", {}, "10.0.0.2")).statusCode).toBe(200);
  expect((await get("/about")).statusCode).toBe(200);
  expect(rendered).toHaveLength(302);
});

test("[S15] a page uses the brand's own domain, whatever the spelling and port of Host", async () => {
  const { get, rendered } = serveTestStore({ origin: "https://osh.example.uz" });
  for (const host of ["osh.localhost", "osh.localhost:20001", "OSH.localhost.:20002"]) {
    await get("/", { host });
    await get("/search", { host });
  }
  expect(rendered.map(({ url }) => url)).toEqual([
    "https://osh.example.uz/",
    ...Array.from({ length: 3 }, () => "https://osh.example.uz/search"),
  ]);
});

test("[R17] a guest without a free slot gets a busy page in their language that reloads; cached pages need no slot", async () => {
  const { get, gate } = serveTestStore({ admission: { places: 1 } });
  await get("/");
  const slow = Promise.withResolvers<void>();
  gate.wait = slow.promise;
  const first = get("/search?q=1");
  const [busy, kept] = await Promise.all([get("/search?q=2", { cookie: "lang=ru" }), get("/")]);
  expect([busy.statusCode, busy.headers["retry-after"], kept.statusCode]).toEqual([503, "2", 200]);
  expect(busy.body).toMatch(/<html lang="ru"[^]+http-equiv="refresh"[^]+очень много заказов/);
  slow.resolve();
  await first;
});
