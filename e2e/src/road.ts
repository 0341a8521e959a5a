import type { DemoBrandKey } from "./brands.ts";
import type { Guest } from "./guest.ts";
import { logLatencies, expectLiveChangeVisible } from "./live.ts";
import type { StaffMember } from "./staff.ts";
import { expect, test } from "./test.ts";
import type { Language } from "./texts.ts";

export interface OrderJourney {
  brand: DemoBrandKey;
  language: Language;
  /** Language of the console. */
  console: "uz" | "ru";
  fill(guest: Guest): Promise<void>;
}

/** Tests an order from the menu to the delivery. The guest and staff see each change without a reload. */
export function testOrderJourney({ brand, language, console: spoken, fill }: OrderJourney): void {
  test(`from the menu to a delivered order: ${brand} in ${language}`, async ({ guestOf, staffOf }) => {
    const staff = await staffOf(brand);
    if (spoken === "ru") await staff.speak("ru");
    const guest = guestOf(brand, language);
    await guest.open();
    await guest.chooseAddress();
    await fill(guest);
    await guest.openBasket();
    await guest.openCheckout();
    await guest.placeButton().click();
    await guest.signIn();
    const number = await guest.placedOrder();
    await expectLiveChangeVisible("new order on the board", staff.cardIn("new", number), Date.now());
    await expect(guest.state("CREATED")).toBeVisible();
    await expectSameTotal(guest, staff, number);
    await completeOrder(guest, staff, number);
    logLatencies();
  });
}

/** Performs the steps of the staff and checks that the guest sees each of them. */
async function completeOrder(guest: Guest, staff: StaffMember, number: string): Promise<void> {
  const runStep = async (what: string, act: () => Promise<unknown>, state: string) => {
    const begin = Date.now();
    await act();
    await expectLiveChangeVisible(what, guest.state(state), begin);
  };
  await runStep("accepted", () => staff.press(number, "accept"), "ACCEPTED");
  await runStep("cooking", () => staff.press(number, "cook"), "COOKING");
  await runStep("ready", () => staff.press(number, "ready"), "DONE");
  await expect(staff.cardIn("ready", number)).toBeVisible();
  let courier = "";
  await runStep("on the way", async () => (courier = await staff.send(number)), "ON_WAY");
  await expectLiveChangeVisible(
    "courier",
    guest.page.getByRole("main").getByText(courier).first(),
    Date.now(),
  );
  await expect(staff.cardIn("on-way", number)).toBeVisible();
  const begin = Date.now();
  await staff.tell(number, "PERFORMER_ARRIVED");
  await expectLiveChangeVisible(
    "at the door",
    guest.page.getByText(guest.t("courier.PERFORMER_ARRIVED")),
    begin,
  );
  await staff.press(number, "deliver");
  await staff.letGo(number);
  await expectLiveChangeVisible("delivered", guest.state("DELIVERED"), Date.now());
  await staff.expectDone(number);
}

/** [UX-21] Expects the same total on the guest's page and on the console's card. */
async function expectSameTotal(guest: Guest, staff: StaffMember, number: string): Promise<void> {
  const total = guest.page.getByText(guest.t("breakdown.total"), { exact: true }).locator("..");
  const digits = (await total.innerText()).replace(/\D/g, "");
  const card = (await staff.card(number).innerText()).replace(/[\s  ]/g, "");
  expect(card).toContain(digits);
}
