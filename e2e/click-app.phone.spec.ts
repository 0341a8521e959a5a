import { PORT } from "./src/brands.ts";
import { Door } from "./src/at-the-door.ts";
import { expect, test } from "./src/test.ts";

const ORIGIN = `http://osh.localhost:${PORT}`;
const open = (path: string, more: Record<string, string> = {}) =>
  `${ORIGIN}/simulators/click-app/open?${new URLSearchParams({ url: `${ORIGIN}${path}?shell=click`, ...more })}`;

test("[CK-1] in the Click application the guest is signed in by it, orders, pays inside it and is back at the order", async ({
  guestOf,
}) => {
  // The simulator's phone speaks as the browser does, and the store as the phone.
  const guest = guestOf("osh", "en");
  const { page, t } = guest;
  await page.emulateMedia({ colorScheme: "dark" });
  const store = page.frameLocator("#store");
  // A session in the address signs in as well, and stands there no longer.
  await page.goto(open("/profile", { by: "query", person: "502" }));
  await expect(store.getByRole("main")).toContainText("Bobur");
  expect(page.frames().at(-1)?.url() ?? "").not.toContain("web_session");
  // Another person's takes the place of the first.
  await page.goto(open("/profile", { person: "501" }));
  await expect(store.getByRole("main")).toContainText("Malika");
  await expect(store.getByRole("main")).not.toContainText("Bobur");
  await expect(store.locator("html")).toHaveAttribute("data-theme", "dark");

  const door = await Door.of(page, "osh");
  await door.chooseAddress(null);
  await door.fillBasket(({ name }) => name.eng === guest.productName("somsa-quti"));
  // Each time that it is opened there is a new session, and no word of it.
  for (const path of ["/profile/orders", "/login", "/profile"]) await page.goto(open(path));
  await expect(store.getByRole("main")).toContainText("Malika");
  await expect(store.getByText(t("session.expired"))).toHaveCount(0);

  await page.goto(open("/checkout"));
  const ways = store.getByRole("radio", { name: "Click" });
  await expect(ways, "Click's own way alone").toHaveCount(1);
  await expect(store.getByRole("radio", { name: "Payme" })).toHaveCount(0);
  const quoted = page.waitForResponse((reply) => {
    const body = reply.request().postData() ?? "";
    return reply.url().endsWith("/quote") && body.includes(`"paymentType":"CLICK_MINI_APP"`);
  });
  await store.getByText("Click", { exact: true }).first().click();
  expect(await (await quoted).json(), "it may be paid by here").toMatchObject({ obstacles: [] });
  await expect(ways).toBeChecked();
  await store.locator("[data-bottom]").getByRole("button").last().click();
  await store.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(store.getByRole("main")).toContainText(t("order.paid"), { timeout: 15_000 });
  await expect(store.getByRole("main")).toContainText(t("payment.CLICK_MINI_APP"));
  await expect(page.locator("header"), "Click is still around it").toContainText("Click");
});
