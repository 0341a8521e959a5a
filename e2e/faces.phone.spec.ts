import { Door } from "./src/at-the-door.ts";
import { AtFace, FACES } from "./src/faces.ts";
import { startOf } from "./src/texts.ts";
import { expect, test } from "./src/test.ts";

test.use({ locale: "uz" });

/** What each face asked for, to be the same. */
const sums = new Map<string, string>();

for (const face of FACES)
  test(`[TG-4, CK-1] the same order, by the same steps and for the same sum: ${face.name}`, async ({
    guestOf,
  }) => {
    const guest = guestOf("osh", "uz");
    const { page, t } = guest;
    const at = new AtFace(guest, face);
    await page.emulateMedia({ colorScheme: face.scheme });
    const door = await Door.of(page, "osh");
    await door.chooseAddress(null);

    await at.open("/");
    await expect(guest.productLink("somsa-quti")).toBeVisible();
    const sheet = await guest.openProduct("somsa-quti");
    await guest.addToBasket(sheet);
    await (await at.mainAction(guest.basketLink())).click();
    const title = (id: string) => guest.store.getByRole("heading", { name: t(id), level: 1 });
    await expect(title("basket.title")).toBeVisible();
    const checkout = guest.store.getByRole("link", { name: startOf(t("basket.checkout")) });
    await (await at.mainAction(checkout)).click();
    await expect(title("checkout.title")).toBeVisible();
    const place = await at.mainAction(guest.placeButton());
    await expect(place).toContainText(/\d/);
    sums.set(face.name, (await place.innerText()).replaceAll(/\D/g, ""));
    await place.click();
    await at.signIn();
    await expect(at.orderTitle()).toContainText(/\d/, { timeout: 15_000 });
    const number = /\d+/.exec(await at.orderTitle().innerText())?.[0] ?? "";
    await at.open("/profile/orders");
    await expect(guest.store.getByRole("main")).toContainText(number);
    await at.open("/profile");
    await expect(guest.store.getByRole("main")).not.toContainText(t("profile.signIn"));
    expect(new Set(sums.values()).size, JSON.stringify([...sums])).toBe(1);
  });
