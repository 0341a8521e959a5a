import type { Page } from "@playwright/test";
import { getStoreUrl } from "./src/brands.ts";
import { expect, test } from "./src/test.ts";

/** Pages with different components, in brands of different looks. */
const STYLED_PAGES = [
  ["osh", ["/uz", "/category", "/basket", "/checkout", "/login", "/branches", "/about", "/no-such-page"]],
  ["pizza", ["/ru", "/promos", "/address/delivery"]],
  ["market", ["/ar", "/search", "/profile"]],
] as const;

test("a page looks the same before and after its script adds the complete stylesheet", async ({ page }) => {
  // The script and its stylesheet never load. Pictures and fonts could load between the two readings.
  await page.route(/\/assets\/.*\.(?:js|css)$/, () => undefined);
  await page.route(/\/img\/|\.woff2$/, (route) => route.abort());
  for (const [brand, paths] of STYLED_PAGES)
    for (const path of paths)
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(getStoreUrl(brand, path), { waitUntil: "domcontentloaded" });
        const selected = await readElementStyles(page);
        await page.addStyleTag({ content: await fetchStylesheet(page) });
        const complete = await readElementStyles(page);
        const differences = complete.filter((element, at) => element !== selected[at]);
        expect(complete.length, `${brand}${path}`).toBeGreaterThan(10);
        expect(differences, `${brand}${path} at ${width}`).toEqual([]);
      }
});

test("the application waits for the complete stylesheet", async ({ guestOf, page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/app-.*\.css$/, async (route) => {
    await released;
    await route.continue();
  });
  const guest = guestOf("osh", "uz");
  await page.goto(getStoreUrl("osh", "/uz"), { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => "dxLoaded" in window);
  await page.waitForResponse(/\/assets\/locale-uz/);
  await guest.addButton("somsa-quti").first().click();
  // The application would handle the tap and remove the attribute.
  await expect(page.locator("[data-taps]")).toHaveCount(1);
  release();
  await expect(guest.basketLink()).toContainText(/69\s750/);
});

test("a stylesheet that does not load reloads the page once, and the store works without it", async ({
  guestOf,
  page,
}) => {
  let requests = 0;
  await page.route(/\/assets\/app-.*\.css$/, (route) => {
    requests += 1;
    return route.abort();
  });
  const guest = guestOf("osh", "uz");
  await page.goto(getStoreUrl("osh", "/uz"));
  await guest.addButton("somsa-quti").first().click();
  await expect(guest.basketLink()).toContainText(/69\s750/);
  expect(requests).toBe(2);
});

test("an error page, which renders the document again, keeps the order of the styles", async ({ page }) => {
  await page.route(/about\.data/, (route) => route.fulfill({ status: 503, body: "" }));
  await page.goto(getStoreUrl("osh", "/uz/basket"));
  await page.waitForFunction(() => "__reactRouterDataRouter" in window);
  await page.evaluate(() => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate: (path: string) => void };
    };
    router.navigate("/about");
  });
  await expect(page).toHaveURL(/about/);
  await expect(page.locator("#dx-styles ~ link[rel=stylesheet]")).toHaveCount(1);
  await expect(page.locator("link[rel=stylesheet] ~ #dx-styles")).toHaveCount(0);
});

/** Returns the complete stylesheet, which the start script would load. */
async function fetchStylesheet(page: Page): Promise<string> {
  const data = await page.locator("#dx-start").textContent();
  const { stylesheet } = JSON.parse(data ?? "") as { stylesheet: string };
  // The query distinguishes the request from that of the script.
  return page.evaluate(async (url) => (await fetch(url)).text(), `${stylesheet}?read`);
}

const COMPARED_PROPERTIES = [
  "display",
  "position",
  "visibility",
  "opacity",
  "color",
  "background-color",
  "background-image",
  "border",
  "border-radius",
  "box-shadow",
  "padding",
  "margin",
  "gap",
  "font",
  "text-align",
  "text-decoration-line",
  "overflow",
  "transform",
  "z-index",
];

/** Returns the box and the computed styles of each element in the body, one text per element. */
async function readElementStyles(page: Page): Promise<string[]> {
  return page.evaluate(
    (names) =>
      Array.from(document.body.querySelectorAll("*"), (element) => {
        const style = getComputedStyle(element);
        const { x, y, width, height } = element.getBoundingClientRect();
        const values = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
        return [element.tagName, element.getAttribute("class"), x, y, width, height, ...values].join(" | ");
      }),
    COMPARED_PROPERTIES,
  );
}
