import { GuestPreparation } from "./src/at-the-door.ts";
import { TelegramChats } from "./src/bot-of-brand.ts";
import { Colleague } from "./src/colleague.ts";
import { expect, test } from "./src/test.ts";
import { scaleTime } from "../scripts/setup/time-scale.mjs";

const COURIER_NAME = "Emma kuryer";

test("[TG-1, TG-2, TG-5] [OR-6] a new guest orders in the mini app, staff accept in the group, the courier delivers from the chat, and one message is updated", async ({
  guestOf,
  request,
}) => {
  test.slow();
  const staff = await Colleague.signIn(request, "pizza");
  const guest = guestOf("pizza", "uz");
  const { page, t } = guest;
  const aziza = new TelegramChats(page);
  const mark = String(Date.now()).slice(-8);
  const token = await aziza.makeBot(`Pizza ${mark}`);
  const isPhoneCodeWanted = false;
  const { username } = await staff.ask<{ username: string }>("PUT /console/v1/telegram-bot", {
    token,
    isOn: true,
    isPhoneCodeWanted,
  });
  const team = await page
    .context()
    .browser()
    ?.newContext({ viewport: { width: 390, height: 844 } });
  if (!team) throw new Error("there is a browser");
  const igor = new TelegramChats(await team.newPage(), "igor");
  const emma = new TelegramChats(await team.newPage(), "emma");
  for (const each of [aziza, igor, emma]) each.username = username;
  const courierId = await addCourier(staff, `emma-${mark}`);
  const createTelegramLink = (body: object) =>
    staff.ask<{ command: string }>("POST /console/v1/telegram-links", { language: "uz", ...body });
  await igor.open();
  await igor.say((await createTelegramLink({ purpose: "staff" })).command);
  await igor.open("group");
  await igor.act("unblock");
  await igor.say((await createTelegramLink({ purpose: "group" })).command);
  await igor.isTold("Guruh ulandi");
  await emma.open();
  await emma.say((await createTelegramLink({ purpose: "courier", courierId })).command);
  await emma.isTold(`${COURIER_NAME}, `);

  const door = await GuestPreparation.of(page, "pizza");
  await door.chooseAddress(null);
  await door.fillBasket(({ type }) => type === "NONE");
  await aziza.open();
  await aziza.act("start");
  // The bot does not ask a user again who shared the contact with this brand in an earlier run.
  if (await aziza.isOffered("contact")) {
    await aziza.act("contact");
    await aziza.isTold("raqami saqlandi");
  }
  // The bot's link opens the store. The basket is already full, so the test continues with the checkout.
  const link = page.getByRole("link", { name: "🛍 Doʻkonni ochish", exact: true }).last();
  const address = new URL((await link.getAttribute("href")) ?? "", page.url());
  const shop = new URL(address.searchParams.get("url") ?? "");
  shop.pathname = "/checkout";
  address.searchParams.set("url", shop.href);
  await page.goto(address.href);
  const store = page.frameLocator("#store");
  const main = page.locator("#main");
  await expect(main).toContainText(t("checkout.place"));
  // The store shows the user's name, so the user is known. An unknown user would be asked for a phone number.
  await expect(store.getByRole("main")).toContainText("Aziza");
  await main.click();
  await expect(store.getByRole("main")).toContainText(/№\s?\d+|#\d+/, { timeout: scaleTime(15_000) });
  const said = await store.getByRole("main").innerText();
  const number = /[№#]\s?(\d+)/.exec(said)?.[1] ?? "";

  await igor.messageOf(number, "Doʻkon koʻrib chiqmoqda", "group");
  await pressMessageButton(igor, number, "✅ Qabul qilish");
  await aziza.messageOf(number, "👍 Qabul qilindi");
  for (const status of ["COOKING", "DONE"]) await staff.move(number, status);
  await emma.messageOf(number, "Tayyor", "group");
  await pressMessageButton(emma, number, "🛵 Men olib boraman");
  await emma.messageOf(number, "🏪");
  await pressMessageButton(emma, number, "📦 Oldim, yoʻldaman");
  await aziza.messageOf(number, "🛵 Yoʻlda");
  await emma.messageOf(number, "Yoʻlda");
  await pressMessageButton(emma, number, "🚪 Eshik oldidaman");
  await emma.messageOf(number, "✅ Topshirdim");
  await pressMessageButton(emma, number, "✅ Topshirdim");
  const told = await aziza.messageOf(number, "✅ Yakunlandi. Yoqimli ishtaha!");
  await expect(told, "one message, edited in place").toHaveCount(1);

  await staff.ask("DELETE /console/v1/telegram-bot");
  await team.close();
});

/** Presses a button below an order's message. */
async function pressMessageButton(chats: TelegramChats, number: string, button: string): Promise<void> {
  const message = chats
    .messages()
    .getByRole("listitem")
    .filter({ hasText: `№ ${number}` });
  await message.getByRole("button", { name: button, exact: true }).click();
}

/** Creates a courier with a login. @returns the courier's id. */
async function addCourier(staff: Colleague, login: string): Promise<string> {
  await staff.ask("POST /console/v1/people", { login, name: COURIER_NAME, role: "courier", branchIds: null });
  const courier = { name: COURIER_NAME, phone: "+998901112244", isActive: true };
  const { id } = await staff.ask<{ id: string }>("POST /console/v1/team/couriers", courier);
  await staff.ask(`PUT /console/v1/couriers/${id}/login`, { login });
  return id;
}
