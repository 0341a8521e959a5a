import { expect, test } from "vitest";
import { sitemap } from "./sitemap.ts";
import { productId, shop } from "../../testing/test-shop.ts";

const app = await shop();
const ask = (url: string, host: string) => app.http.app.inject({ url, headers: { host } });

test("[LN-7] the sitemap lists a brand's products with their other languages", async () => {
  const { body, statusCode } = await ask("/sitemap.xml", "osh.localhost:3000");
  expect(statusCode).toBe(200);
  const plov = `/product/${productId("plov")}`;
  expect(body).toContain(`<loc>http://osh.localhost:3000${plov}</loc>`);
  expect(body).toContain(`hreflang="ru" href="http://osh.localhost:3000/ru${plov}"`);
  expect(body).toContain(`<loc>http://osh.localhost:3000/</loc>`);
});

test("[LN-7] the sitemap names Kazakh as search engines do", () => {
  const text = sitemap({ origin: "https://osh.example", paths: ["/"], languages: ["kz"] });
  expect(text).toContain(`hreflang="kk" href="https://osh.example/kz"`);
});

test("[BR-12] a brand's sitemap never lists another's", async () => {
  const { body } = await ask("/sitemap.xml", "pizza.localhost:3000");
  expect(body).not.toContain(productId("plov"));
});

test("[BR-3] a host that nobody registered has no sitemap", async () => {
  expect((await ask("/sitemap.xml", "nobody.example")).statusCode).toBe(404);
});

test("robots are told where the sitemap is and what is a guest's own", async () => {
  const { body } = await ask("/robots.txt", "osh.localhost:3000");
  expect(body).toContain("Sitemap: http://osh.localhost:3000/sitemap.xml");
  expect(body).toContain("Disallow: /profile");
});
