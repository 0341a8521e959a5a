import { createPhoneNumber, TESTED_SERVER_PORT, getStoreUrl } from "./src/brands.ts";
import { callApi, openEmptyPage } from "./src/call.ts";
import { expect, test } from "./src/test.ts";
import { scaleTime } from "../scripts/setup/time-scale.mjs";

const GATEWAY_NAMES = ["Eskiz", "Play Mobile"] as const;

test("[US-1] [R21] a code is sent by each gateway, and by the other one if the first is down; staff see the status of each", async ({
  guestOf,
  managerOf,
  browser,
}) => {
  const guest = guestOf("pizza", "uz");
  await openEmptyPage(guest.page, getStoreUrl("pizza", ""));
  const staff = await managerOf("pizza", "smsMessages");
  const { page, t } = staff;
  const phone = await browser.newPage({ locale: "en-US", viewport: { width: 390, height: 844 } });
  const INBOX = `http://localhost:${TESTED_SERVER_PORT}/simulators/sms/phone`;
  await phone.goto(INBOX);
  const eskiz = phone.getByRole("form", { name: "Eskiz" });
  try {
    for (const gateway of GATEWAY_NAMES) {
      const mood = gateway === "Eskiz" ? "Works" : "Down";
      await eskiz.getByRole("button", { name: mood, exact: true }).click();
      await expect(eskiz.getByRole("button", { name: mood, exact: true })).toHaveAttribute(
        "aria-pressed",
        "true",
      );
      const number = createPhoneNumber();
      await callApi(guest.page, "POST /users/v1/users/code", { phone: `+998${number}`, language: "uz" });
      await phone.goto(INBOX);
      const text = phone.getByRole("article").filter({ hasText: `+998${number}` });
      await expect(text).toHaveCount(1);
      await expect(text).toContainText(gateway);
      const [code] = /\b\d{6}\b/.exec(await text.innerText()) ?? [];
      const signed = await callApi<{ user: { phone: string } }>(guest.page, "POST /users/v1/users/token", {
        phone: `+998${number}`,
        code,
      });
      expect(signed.user.phone).toBe(`+998${number}`);
      const masked = `+998 ${number.slice(0, 2)} *** ** ${number.slice(7)}`;
      const row = page.getByRole("listitem").filter({ hasText: masked }).first();
      await expect(row).toContainText(gateway, { timeout: scaleTime(15_000) });
      // Eskiz reports the delivery automatically. Play Mobile reports no delivery status.
      await expect(row).toContainText(t(gateway === "Eskiz" ? "smsState.delivered" : "smsState.taken"), {
        timeout: scaleTime(15_000),
      });
    }
  } finally {
    await eskiz.getByRole("button", { name: "Works", exact: true }).click();
    await phone.close();
  }
});
