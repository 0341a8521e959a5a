import { expect, test } from "./src/test.ts";

const OUTSIDE = "Bektemir";

test("[AD-5, UX-18] out of the zone Save is off, pickup is offered and the basket is kept", async ({
  guestOf,
}) => {
  const guest = guestOf("pizza", "ru");
  await guest.open();
  await guest.add("salad-beef");
  await guest.targetChip().click();
  await guest.findAddress(OUTSIDE);
  await expect(guest.page.getByText(guest.t("address.outOfZone"))).toBeVisible();
  await expect(guest.button("address.save")).toBeDisabled();
  await guest.page
    .getByRole("button", { name: new RegExp(guest.t("branch.pickUpFrom", { branch: "" })) })
    .click();
  await expect(guest.panel()).toHaveCount(0);
  await expect(guest.targetChip()).toContainText(guest.t("service.PICK_UP"));
  await expect(guest.basketLink()).toContainText(/52\s000/);
});

test("[CH-4] an address that left the zone is told at the checkout, where pickup is one tap away", async ({
  guestOf,
}) => {
  const guest = guestOf("pizza", "uz");
  await guest.openAtAddress();
  await guest.add("salad-beef");
  await guest.page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.endsWith(":place")) ?? "";
    const kept = JSON.parse(localStorage.getItem(key) ?? "{}");
    Object.assign(kept.d.address, { latitude: 41.213, longitude: 69.337 });
    localStorage.setItem(key, JSON.stringify(kept));
  });
  await guest.open("/checkout");
  await expect(guest.page.getByRole("alert")).toContainText(guest.t("checkout.outOfZone"));
  await guest.page
    .getByRole("button", { name: new RegExp(guest.t("branch.pickUpFrom", { branch: "" })) })
    .click();
  // At night the branch is closed and asks for a time: that is another rule's business.
  await expect(
    guest.page.getByRole("radio", { name: guest.t("service.PICK_UP"), exact: true }),
  ).toBeChecked();
  await expect(guest.page.getByText(guest.t("checkout.outOfZone"))).toHaveCount(0);
});
