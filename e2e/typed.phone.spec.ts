import type { Locator } from "@playwright/test";
import { Door } from "./src/at-the-door.ts";
import { productOf } from "./src/brands.ts";
import { call } from "./src/call.ts";
import { Guest } from "./src/guest.ts";
import { placePickupOf } from "./src/pickup.ts";
import { expect, test } from "./src/test.ts";

/** A form, where its words are typed, by who is signed in with a full basket and an order. */
interface Form {
  name: string;
  path: string;
  /** What opens it, where that is not the page. */
  press?: string;
  field: string;
  typed: string;
  shown?: string;
}

const PHONE = { typed: "901234567", shown: "90 123 45 67" };
const OF_CUSTOMER: Form[] = [
  { name: "promo code", path: "/basket", press: "promo.open", field: "promo.label", typed: "OSH1" },
  { name: "comment for the kitchen", path: "/checkout", field: "checkout.comment", typed: "Piyozsiz" },
  { name: "name in the profile", path: "/profile/user", field: "user.lastName", typed: "Karimova" },
  { name: "new phone", path: "/profile/user", press: "user.phoneChange", field: "user.phoneNew", ...PHONE },
  {
    name: "phone for the receipt",
    path: "/profile/orders/{order}",
    press: "receipt.send",
    field: "receipt.otherPhone",
    ...PHONE,
  },
  { name: "name at a reservation", path: "/booking", field: "booking.name", typed: "Malika" },
  {
    name: "application for a vacancy",
    path: "/vacancy/{vacancy}",
    field: "vacancy.comment",
    typed: "Bir yil",
  },
  { name: "name in a group", path: "/group", field: "group.name", typed: "Lola" },
];
const OF_GUEST: Form[] = [{ name: "phone at sign-in", path: "/login", field: "signIn.phone", ...PHONE }];

test("[CH-9, US-9] what is typed into any form outlives a reload and another language", async ({
  guestOf,
}) => {
  test.slow();
  const guest = guestOf("osh", "uz");
  for (const form of OF_GUEST) await typeAndLeave(guest, form);
  const known = await comeIn(guest);
  for (const form of OF_CUSTOMER) await typeAndLeave(guest, { ...form, path: known(form.path) });
});

test("[CH-9] the phone that is being signed in with outlives the way to the terms and back", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  await guest.open("/login");
  await page.getByLabel(t("signIn.phone"), { exact: true }).fill(PHONE.typed);
  await page.getByRole("link", { name: t("terms.title"), exact: true }).click();
  await expect(page.getByRole("heading", { name: t("terms.title"), level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel(t("signIn.phone"), { exact: true })).toHaveValue(PHONE.shown);
});

/** Signs in, with somsa in the basket and an order of it. @returns what writes their ids into a path. */
async function comeIn(guest: Guest): Promise<(path: string) => string> {
  const door = await Door.of(guest.page, "osh");
  await door.chooseAddress(await door.signIn(guest.phone, "uz"));
  const wanted = productOf("osh", "somsa-quti").name.uz;
  await door.fillBasket(({ name }) => name.uz === wanted);
  const { products } = await call<{ products: { id: string; name: { uz?: string } }[] }>(
    guest.page,
    "GET /products/v1/overalls?type=WEB",
  );
  const order = await placePickupOf(guest.page, products.find(({ name }) => name.uz === wanted)?.id ?? "");
  const [vacancy] = await call<{ id: string }[]>(guest.page, "GET /support/v1/vacancies");
  return (path) => path.replace("{order}", order.id).replace("{vacancy}", vacancy?.id ?? "");
}

async function typeAndLeave(guest: Guest, form: Form): Promise<void> {
  await test.step(form.name, async () => {
    await (await fieldOf(guest, form)).fill(form.typed);
    for (const language of ["uz", "ru"] as const) {
      const field = await fieldOf(new Guest(guest.page, "osh", language), form);
      await expect(field, `${form.name}, ${language}`).toHaveValue(form.shown ?? form.typed);
    }
  });
}

/** Opens the form anew; a button that is not there has opened it by itself. */
async function fieldOf(guest: Guest, { path, press, field }: Form): Promise<Locator> {
  await guest.open(path);
  const label = guest.page.getByRole("textbox", { name: guest.t(field), exact: true });
  if (press === undefined) return label;
  const opener = guest.button(press);
  await expect(opener.or(label).first()).toBeVisible();
  if (!(await label.isVisible())) await opener.click();
  return label;
}
