import type { APIRequestContext } from "@playwright/test";
import { brandOf, platformUrl, storeUrl } from "./src/brands.ts";
import { expect, test } from "./src/test.ts";

// A branch and a category that no other test orders from.
const BRANCH = "yunusobod";

/** Pauses and lifts as the console's calls do; `lift` also when the test fails. */
async function pauser(request: APIRequestContext) {
  // The console calls at the bare host: a brand's own resolves in browsers only.
  const origin = storeUrl("osh", "").replace("osh.", "");
  const api = (path: string) => `${origin}/api${path}`;
  const signedIn = await request.post(api("/console/v1/sign-in"), {
    data: { login: "osh", password: "demo" },
  });
  const { token } = (await signedIn.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const kitchen = await request.get(api("/console/v1/kitchen"), { headers });
  const branches = (await kitchen.json()) as { id: string; name: { uz: string } }[];
  const name = brandOf("osh").branches.find(({ key }) => key === BRANCH)?.name.uz;
  const branchId = branches.find((branch) => branch.name.uz === name)?.id;
  return {
    async pause(until: string | null) {
      const made = await request.post(api("/console/v1/pauses"), {
        headers,
        data: { kind: "STOP", branchId, until },
      });
      expect(made.status()).toBe(200);
      return ((await made.json()) as { id: string }).id;
    },
    lift: (id: string) => request.delete(api(`/console/v1/pauses/${id}`), { headers }),
  };
}

test("[CH-2] a branch that is paused says so from the menu to the checkout, and sells again when the pause is lifted", async ({
  guestOf,
  request,
}) => {
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  const { pause, lift } = await pauser(request);
  await page.clock.install();
  await guest.open();
  await guest.choosePickup(BRANCH);
  await guest.add("somsa-quti");
  const id = await pause(null);
  try {
    const words = page.getByText(t("pause.now"));
    // No reload: the menu is looked at once a minute, from when the page has come to rest.
    await expect(async () => {
      await page.clock.fastForward(61_000);
      await expect(words.first()).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await guest.productLink("toy-oshi").click();
    await expect(guest.panel(guest.productName("toy-oshi")).getByText(t("pause.now"))).toBeVisible();
    await page.goBack();
    await guest.openBasket();
    await expect(words.first()).toBeVisible();
    await expect(page.getByRole("link", { name: t("pause.elsewhere") })).toBeVisible();
    await guest.open("/checkout");
    await expect(guest.card("when").getByText(t("pause.now"))).toBeVisible();
    await page.getByRole("button", { name: new RegExp(t("checkout.lacks.paused")) }).click();
    await expect(guest.card("when")).toBeFocused();
  } finally {
    await lift(id);
  }
  await expect(async () => {
    await page.clock.fastForward(61_000);
    await expect(guest.card("when").getByText(t("pause.now"))).toHaveCount(0, { timeout: 3_000 });
  }).toPass();
});

test("[CH-2] a pause with an end leaves later times to choose, until it is over", async ({
  guestOf,
  request,
}) => {
  const guest = guestOf("osh", "ru");
  const { page, t } = guest;
  const { pause, lift } = await pauser(request);
  const id = await pause(new Date(Date.now() + 40 * 60_000).toISOString());
  const soon = page.getByRole("radio", { name: t("checkout.soon") });
  // The branch may be closed by its hours: not when this test runs. The bare host is this brand's too.
  await page.route("**/api/orders/v1/orders/slots?*", async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await route.fetch({ url: platformUrl(`${pathname}${search}`) });
    await route.fulfill({ response, json: { ...(await response.json()), isOpenNow: true } });
  });
  try {
    await guest.open();
    await guest.choosePickup(BRANCH);
    await guest.add("somsa-quti");
    await expect(page.getByText(t("pause.later")).first()).toBeVisible();
    await guest.openBasket();
    await guest.openCheckout();
    await expect(guest.card("when").getByText(t("pause.later"))).toBeVisible();
    await expect(page.getByRole("radio", { name: t("checkout.later") })).toBeChecked();
    await guest.touch();
  } finally {
    await lift(id);
  }
  // Who chose no time meanwhile has it soon again.
  await expect(soon).toBeChecked();
});
