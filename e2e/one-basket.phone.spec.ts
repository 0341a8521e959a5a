import type { Browser, FrameLocator, Page } from "@playwright/test";
import { GuestPreparation } from "./src/at-the-door.ts";
import { TESTED_SERVER_PORT } from "./src/brands.ts";
import { Guest } from "./src/guest.ts";
import { readShellStorage } from "./src/kept-in-shell.ts";
import { expect, test } from "./src/test.ts";

const OSH_STORE_ORIGIN = `http://osh.localhost:${TESTED_SERVER_PORT}`;
/** Ids of the user Igor in both simulators, and the phone number on the web. */
const IGOR_IDS = { telegram: "700000002", click: "503", phone: "901110002" };

const getSimulatorUrl = (shell: "telegram" | "click") =>
  `${OSH_STORE_ORIGIN}/simulators/${shell}-app/open?${new URLSearchParams({
    url: `${OSH_STORE_ORIGIN}/basket?shell=${shell}`,
    person: IGOR_IDS[shell],
  })}`;

async function openAnotherDevice(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: "en" });
  return context.newPage();
}

test("[BK-9, TG-2, CK-1] a customer has the same basket and address on the web, in Telegram and in Click", async ({
  browser,
  page: web,
}) => {
  const guest = new Guest(web, "osh", "en");
  const door = await GuestPreparation.of(web, "osh");
  const [somsa, tea] = ["somsa-quti", "kok-choy"].map((key) => guest.productName(key));
  const account = await door.signIn(IGOR_IDS.phone, "en");
  await door.chooseAddress(account);
  await door.fillBasket(({ name }) => name.eng === somsa);
  const shared = web.waitForResponse(/[/]orders[/]v1[/]basket$/);
  await guest.open("/");
  await web.mouse.move(10, 10);
  expect((await shared).status()).toBe(200);

  const inClick = await openAnotherDevice(browser);
  await inClick.goto(getSimulatorUrl("click"));
  const click = inClick.frameLocator("#store");
  const findMoreButton = (of: Page | FrameLocator, name = "") =>
    of.getByRole("button", { name: guest.t("stepper.more", { name }), exact: true });
  await expect(findMoreButton(click, somsa)).toBeVisible();
  await expect(findMoreButton(click, tea)).toHaveCount(0);
  const told = inClick.waitForResponse(
    (reply) =>
      reply.url().endsWith("/orders/v1/basket") && reply.request().postData()?.includes('"count":2') === true,
  );
  await findMoreButton(click, somsa).click();
  await told;

  // The web store requests the newest basket when its tab becomes visible. The guest then adds another dish.
  await web.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(guest.basketLink()).toContainText("2");
  const toldAgain = web.waitForResponse(
    (reply) =>
      reply.url().endsWith("/orders/v1/basket") && reply.request().postData()?.includes('"count":1') === true,
  );
  await guest.add("kok-choy");
  await toldAgain;

  const inTelegram = await openAnotherDevice(browser);
  await inTelegram.goto(getSimulatorUrl("telegram").replace("%2Fbasket", "%2Flogin"));
  const telegram = inTelegram.frameLocator("#store");
  // In Telegram, the store starts in the brand's first language.
  const uzbek = new Guest(inTelegram, "osh", "uz");
  await telegram.getByRole("button", { name: uzbek.t("telegram.shareContact"), exact: true }).click();
  const signedIn = inTelegram.waitForResponse(/[/]webbot[/]v1[/]users[/]login$/);
  await inTelegram.locator("#yes").click();
  expect((await signedIn).status()).toBe(200);
  await inTelegram.goto(getSimulatorUrl("telegram"));
  for (const key of ["somsa-quti", "kok-choy"]) {
    const name = uzbek.t("stepper.more", { name: uzbek.productName(key) });
    await expect(telegram.getByRole("button", { name, exact: true })).toBeVisible();
  }
  await expect.poll(() => readShellStorage(inTelegram)).toContain("Amir Temur");
  await inClick.context().close();
  await inTelegram.context().close();
});
