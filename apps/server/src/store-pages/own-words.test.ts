import { demoBrands } from "@dasturxon/demo";
import { LANGUAGES } from "@dasturxon/domain/language";
import { expect, test } from "vitest";
import { readProductTexts } from "../testing/product-texts.ts";
import { serveStorePages } from "../testing/store-pages.ts";

const pages = await serveStorePages();
const storeText = readProductTexts("storefront", "ru");

const BRAND_TEXT_PAGES = [
  ["/offerta", storeText("terms.title"), "Условия заказа"],
  ["/privacy", storeText("privacy.title"), "Как «Ош Маркази» обращается"],
  ["/extra", "Доставка и оплата", "Стоимость доставки"],
  ["/contacts", storeText("about.contacts"), storeText("contacts.text")],
  ["/about", storeText("about.title"), "на дровах"],
] as const;

test.each(BRAND_TEXT_PAGES)(
  "[CT-2] %s: the brand's own words stand on its pages, under its heading",
  async (path, title, words) => {
    const page = await pages.get("osh", path, "ru");
    expect([page.status, page.text("h1")]).toEqual([200, title]);
    expect(page.text("main")).toContain(words);
  },
);

test("[CT-2] a phone in the brand's texts is a link, and the contacts link to its chat", async () => {
  const extra = await pages.get("osh", "/extra", "ru");
  const phone = extra.root.querySelectorAll("main a").find(({ text }) => text.startsWith("+998"));
  expect(phone?.getAttribute("href")).toMatch(/^tel:\+998\d{9}$/);
  const contacts = await pages.get("osh", "/contacts", "ru");
  expect(contacts.named("a", storeText("contacts.chat"))?.getAttribute("href")).toMatch(/t\.me/);
});

test("[CT-2] guests read a page written by the office with headings (#) and lists (-), until its text is removed", async () => {
  const token = await pages.app.signInStaff("osh");
  const writePolicy = async (text: object, version: number) => {
    const body = { text, version };
    const { status } = await pages.app.call("/console/v1/policies/EXTRA3", { method: "PUT", token, body });
    expect(status).toBe(200);
  };
  const fetchPageText = async () => {
    const { status, root, text } = await pages.get("osh", "/extr3", "ru");
    const items = root.querySelectorAll("main li").map((item) => item.text);
    return [status, text("main h1"), text("main h2"), items];
  };
  await writePolicy({ ru: "Возврат\n# Когда\nВ течение часа.\n- чек\n- упаковка" }, 0);
  await expect.poll(fetchPageText).toEqual([200, "Возврат", "Когда", ["чек", "упаковка"]]);
  await writePolicy({}, 1);
  await expect.poll(async () => (await fetchPageText())[1]).toBe(storeText("state.noData"));
});

test("[BR-16] the menu's footer links to the contacts and the brand's pages", async () => {
  const { root, named } = await pages.get("osh", "/", "ru");
  expect(named("footer a", "Instagram")?.getAttribute("href")).toMatch(/instagram/);
  expect(named("footer a", storeText("profile.call"))?.getAttribute("href")).toMatch(/^tel:\+998/);
  expect(root.querySelector('footer a[href="/vacancy"]')).not.toBeNull();
});

const MISSING_PAGES = [
  ["a story that is over", "/stories/0aa2de7d-0000-8179-8c08-03e7821d96fe"],
  ["the page of the store's parts, which development alone builds,", "/dev/ui"],
] as const;

test.each(MISSING_PAGES)("[CT-1, CT-2] %s is not there: 404, and the page says so", async (_what, path) => {
  const page = await pages.get("osh", path, "ru");
  expect([page.status, page.text("h1")]).toEqual([404, `${storeText("error.404.title")}: ${path}`]);
});

const UNKNOWN_PATHS = [
  ["/nowhere", "/nowhere"],
  ["/menu/plov/42", "/menu/plov/42"],
  ["/ош?from=mail", "/%D0%BE%D1%88"],
  ["/%3Cimg%20src=x%20onerror=alert(1)%3E", "/%3Cimg%20src=x%20onerror=alert(1)%3E"],
  ["/a'b&c", "/a%27b%26c"],
  ["/%E2%80%AEgpj.exe", "/%E2%80%AEgpj.exe"],
] as const;

test.each(LANGUAGES.map((language) => [language] as const))(
  "[RT-3, ER-2] in %s an unknown path answers 404 with `Page not found: {path}`, the path escaped and isolated from the text direction",
  async (language) => {
    const title = readProductTexts("storefront", language)("error.404.title");
    for (const [path, shown] of UNKNOWN_PATHS) {
      const page = await pages.get("market", encodeURI(decodeURI(path)), language);
      expect([page.status, page.text("h1"), page.text("title")]).toEqual([404, `${title}: ${shown}`, title]);
      expect(page.root.querySelector("h1 bdi")?.getAttribute("dir")).toBe("ltr");
      expect(page.root.querySelector("h1 img")).toBeNull();
    }
  },
);

test("[RT-3] an unknown path shows `Page not found: {path}` in the words of the specification", async () => {
  const page = await pages.get("market", "/nowhere/at/all", "en");
  expect([page.status, page.text("main h1")]).toEqual([404, "Page not found: /nowhere/at/all"]);
});

test.each(["/extra2", "/extr3"])(
  "[RT-1, ER-2, ER-5] %s of a brand without texts says `no data available`, with noindex",
  async (path) => {
    const page = await pages.get("osh", path, "ru");
    expect([page.status, page.text("h1")]).toEqual([200, storeText("state.noData")]);
    expect(page.root.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
    const english = await pages.get("market", path, "en");
    expect(english.text("main h1")).toBe("No data available");
    const { text } = await pages.get("osh", "/sitemap.xml");
    expect(text("urlset")).not.toContain(path);
  },
);

test("[RT-1, BN-1] the list of branches and the map have a URL each, also for pickup", async () => {
  for (const [path, shown] of [
    ["/address/pickup", "branch.asList"],
    ["/address/pickup2", "branch.asMap"],
  ] as const) {
    const page = await pages.get("osh", path, "ru");
    const chosen = page.root.querySelectorAll('main [role="radio"][aria-checked="true"]');
    expect([path, page.status, ...chosen.map(({ text }) => text)]).toEqual([path, 200, storeText(shown)]);
  }
});

test.each(["/", "/basket", "/branches"])(
  "[ER-3] %s tells a browser without scripts that orders need one",
  async (path) => {
    const page = await pages.get("osh", path, "ru");
    expect(page.root.querySelector("noscript")?.text).toContain(storeText("page.withoutScript"));
  },
);

test("[BR-11] the profile links to the list of brands only if the host has several", async () => {
  const findBrandsLink = async (host: string) => {
    const page = await pages.get(host, "/profile", "ru");
    return [page.status, page.root.querySelector('main a[href="/brands"]')?.text.trim()];
  };
  expect(await findBrandsLink("127.0.0.1")).toEqual([200, storeText("brands.title")]);
  expect(await findBrandsLink("osh")).toEqual([200, undefined]);
  const list = await pages.get("127.0.0.1", "/brands", "ru");
  expect([list.status, list.text("h1")]).toEqual([200, storeText("brands.title")]);
});

test("[BR-11] each link of the list of brands opens that brand's store", async () => {
  const list = await pages.get("nobody.example", "/brands");
  const links = list.root.querySelectorAll("main a").map((link) => link.getAttribute("href") ?? "");
  expect(links.length).toBe(demoBrands.length);
  for (const href of links) {
    const { hostname, pathname } = new URL(href);
    const { status, root } = await pages.get(hostname, pathname);
    expect([href, status, root.querySelector("nav") !== null]).toEqual([href, 200, true]);
  }
});

test("[BN-1, RT-1] the branches are in a list or, at a separate URL, on the map", async () => {
  for (const [path, shown] of [
    ["/branches", "branch.asList"],
    ["/branches/map", "branch.asMap"],
  ] as const) {
    const page = await pages.get("osh", path, "ru");
    const chosen = page.root.querySelectorAll('main [role="radio"][aria-checked="true"]');
    expect([path, page.status, ...chosen.map(({ text }) => text)]).toEqual([path, 200, storeText(shown)]);
  }
});

test("[BR-6] where a brand is, the page that says that there is none leads to its menu", async () => {
  const page = await pages.get("osh", "/merchantNotAvailable", "ru");
  expect([page.status, page.location]).toEqual([302, "/"]);
});
