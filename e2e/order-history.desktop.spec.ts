import { Colleague } from "./src/colleague.ts";
import { expect, test } from "./src/test.ts";

test("[OR-7] [LN-1] an order's history says in each language what was changed, and what a person wrote as it is", async ({
  guestOf,
  staffOf,
  request,
}) => {
  const guest = guestOf("osh", "uz");
  await guest.prepareOrder("somsa-quti");
  await guest.placeButton().click();
  const number = await guest.placedOrder();
  const staff = await staffOf("osh");
  const colleague = await Colleague.signIn(request, "osh");
  await expect(staff.card(number)).toBeVisible();
  await colleague.change(number, "payment-type", { paymentType: "TERMINAL" });
  await colleague.change(number, "minutes", { minutes: 15 });
  await colleague.change(number, "refuse", { reason: "TOO_BUSY", comment: "Gaz yoʻq" });
  for (const language of ["uz", "ru", "en"] as const) {
    await staff.speak(language);
    const drawer = await staff.find(number);
    const { t } = staff;
    for (const words of [
      `${t("payment.CASH")} → ${t("payment.TERMINAL")}`,
      t("pause.extra-minutes", { minutes: 15 }),
      `${t("reason.TOO_BUSY")}: Gaz yoʻq`,
    ])
      await expect(drawer, `${language}: ${words}`).toContainText(` · ${words}`);
    await staff.page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
  }
});
