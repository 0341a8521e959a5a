import { sql } from "kysely";
import { expect, test } from "vitest";
import { changeBrandContent } from "../../testing/change-content.ts";
import { createSitemapXml } from "./sitemap.ts";
import { productIdFromKey, createTestShop } from "../../testing/test-shop.ts";

const app = await createTestShop();
const fetchPage = (url: string, host: string) => app.http.app.inject({ url, headers: { host } });

const origin = "http://osh.localhost:3000";

test("[LN-7] the sitemap lists each page in every language, by URLs without redirects", async () => {
  const { body, statusCode } = await fetchPage("/sitemap.xml", "osh.localhost:3000");
  expect(statusCode).toBe(200);
  const plov = `${origin}/product/${productIdFromKey("plov")}`;
  for (const address of [`${origin}/`, `${origin}/?lang=ru`, plov, `${plov}?lang=ru`, `${origin}/contacts`])
    expect(body).toContain(`<loc>${address}</loc>`);
  expect(body).toContain(`hreflang="ru" href="${plov}?lang=ru"`);
  expect(body).toContain(`hreflang="uz" href="${plov}"`);
  expect(body).toContain(`hreflang="x-default" href="${plov}"`);
});

test("[LN-7] the sitemap uses the language code of Kazakh that search engines expect", () => {
  const text = createSitemapXml({
    origin: "https://osh.example",
    paths: ["/"],
    languages: { offered: ["uz", "kz"] },
  });
  expect(text).toContain(`hreflang="kk" href="https://osh.example/?lang=kz"`);
});

test("[LN-2, LN-7] the sitemap has only the forced language", async () => {
  const { osh } = app;
  await changeBrandContent(
    app,
    osh,
    sql`update merchant_settings set is_language_forced = true where merchant_id = ${osh}`,
  );
  const { body } = await fetchPage("/sitemap.xml", "osh.localhost:3000");
  expect(body).toContain(`<loc>${origin}/</loc>`);
  expect(body).not.toMatch(/lang=|hreflang/);
});

test("[BR-14] a disabled page is not in the sitemap", async () => {
  const { osh } = app;
  await changeBrandContent(
    app,
    osh,
    sql`update merchant_settings set features = features || '{"aboutMerchant": true, "vacancies": false}'
      where merchant_id = ${osh}`,
  );
  const { body } = await fetchPage("/sitemap.xml", "osh.localhost:3000");
  expect(body).toContain(`${origin}/about<`);
  expect(body).not.toContain("/vacancy");
});

test("[BR-16, CT-2] the sitemap has contacts if the brand has any, and each page with its own text", async () => {
  const { osh } = app;
  const fetchSitemapPaths = async () => {
    const { body } = await fetchPage("/sitemap.xml", "osh.localhost:3000");
    return ["/contacts", "/extra", "/extra2", "/extr3"].filter((path) => body.includes(`${origin}${path}<`));
  };
  await changeBrandContent(
    app,
    osh,
    sql`insert into policies (merchant_id, type, text) values (${osh}, 'EXTRA3', '{"uz": "Qaytarish"}')`,
  );
  expect(await fetchSitemapPaths()).toEqual(["/contacts", "/extr3"]);
  await changeBrandContent(
    app,
    osh,
    sql`update merchant_settings set links = '{}', contacts = '[]' where merchant_id = ${osh}`,
  );
  expect(await fetchSitemapPaths()).toEqual(["/extr3"]);
});

test("[BR-12] a brand's sitemap never lists another's", async () => {
  const { body } = await fetchPage("/sitemap.xml", "pizza.localhost:3000");
  expect(body).not.toContain(productIdFromKey("plov"));
});

test("[BR-3] an unregistered host has no sitemap", async () => {
  expect((await fetchPage("/sitemap.xml", "nobody.example")).statusCode).toBe(404);
});

test("robots.txt names the sitemap and the guests' private pages", async () => {
  const { body } = await fetchPage("/robots.txt", "osh.localhost:3000");
  expect(body).toContain("Sitemap: http://osh.localhost:3000/sitemap.xml");
  expect(body).toContain("Disallow: /profile");
});
