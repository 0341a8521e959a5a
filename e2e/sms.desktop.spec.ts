import { expectAccessible } from "./src/accessible.ts";
import { freshPhone, PORT, storeUrl } from "./src/brands.ts";
import { call } from "./src/call.ts";
import { Founder } from "./src/founder.ts";
import { Staff } from "./src/staff.ts";
import { expect, test } from "./src/test.ts";

const GATEWAYS = ["Eskiz", "Play Mobile"] as const;

test("[US-1] [R21] a code comes by each gateway, the other one where the first is down; staff see how each stands", async ({
  guestOf,
  managerOf,
  browser,
}) => {
  const guest = guestOf("pizza", "uz");
  await guest.page.goto(storeUrl("pizza"));
  const staff = await managerOf("pizza", "smsMessages");
  const { page, t } = staff;
  const phone = await browser.newPage({ locale: "en-US", viewport: { width: 390, height: 844 } });
  const INBOX = `http://localhost:${PORT}/simulators/sms/phone`;
  await phone.goto(INBOX);
  const eskiz = phone.getByRole("form", { name: "Eskiz" });
  try {
    for (const gateway of GATEWAYS) {
      const mood = gateway === "Eskiz" ? "Works" : "Down";
      await eskiz.getByRole("button", { name: mood, exact: true }).click();
      await expect(eskiz.getByRole("button", { name: mood, exact: true })).toHaveAttribute(
        "aria-pressed",
        "true",
      );
      const number = freshPhone();
      await call(guest.page, "POST /users/v1/users/code", { phone: `+998${number}`, language: "uz" });
      await phone.goto(INBOX);
      const text = phone.getByRole("article").filter({ hasText: `+998${number}` });
      await expect(text).toHaveCount(1);
      await expect(text).toContainText(gateway);
      const [code] = /\b\d{6}\b/.exec(await text.innerText()) ?? [];
      const signed = await call<{ user: { phone: string } }>(guest.page, "POST /users/v1/users/token", {
        phone: `+998${number}`,
        code,
      });
      expect(signed.user.phone).toBe(`+998${number}`);
      const masked = `+998 ${number.slice(0, 2)} *** ** ${number.slice(7)}`;
      const row = page.getByRole("listitem").filter({ hasText: masked }).first();
      await expect(row).toContainText(gateway, { timeout: 15_000 });
      // Eskiz tells by itself that it came; of Play Mobile nobody hears more.
      await expect(row).toContainText(t(gateway === "Eskiz" ? "smsState.delivered" : "smsState.taken"), {
        timeout: 15_000,
      });
    }
    await expectAccessible(page, "the list of texts");
  } finally {
    await eskiz.getByRole("button", { name: "Works", exact: true }).click();
    await phone.close();
  }
});

test("[US-1] to a phone that has Telegram the code comes there", async ({ page }, { retry }) => {
  // People of the simulated Telegram; a phone that has just been sent a code waits for a minute.
  const number = ["901110005", "901110006"][retry % 2] ?? "";
  await page.goto(storeUrl("pizza"));
  await call(page, "POST /users/v1/users/code", { phone: `+998${number}`, language: "uz" });
  await page.goto(`http://localhost:${PORT}/simulators/sms/phone`);
  const text = page.getByRole("article").filter({ hasText: `+998${number}` });
  await expect(text).toHaveCount(1);
  await expect(text).toContainText("Telegram Gateway");
  const [code] = /\b\d{6}\b/.exec(await text.innerText()) ?? [];
  await page.goto(storeUrl("pizza"));
  const signed = await call<{ user: { phone: string } }>(page, "POST /users/v1/users/token", {
    phone: `+998${number}`,
    code,
  });
  expect(signed.user.phone).toBe(`+998${number}`);
});

test("[US-1] the owner puts an account of the brand's own in and tries it by a text to a phone of his", async ({
  page,
}) => {
  const founder = new Founder(page);
  const key = String(Date.now()).slice(-8);
  await founder.openByLink("Sardor");
  await founder.nameBrand(`Xabar ${key}`);
  await founder.tellBranch("Amir Temur 5");
  await founder.openStore("Sardor");
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("link", { name: founder.t("start.opened.console") }).click();
  const staff = new Staff(page, "osh");
  const { t } = staff;
  await staff.openManaged("smsAccounts");
  const eskiz = page.getByRole("region", { name: "Eskiz", exact: true });
  const save = eskiz.getByRole("button", { name: t("paymentAccount.save"), exact: true });
  await eskiz.getByLabel(t("smsAccount.email")).fill("demo@example.uz");
  await expect(save, "all fields or none").toBeDisabled();
  await eskiz.getByRole("textbox", { name: t("smsAccount.password") }).fill("demo-eskiz-password");
  await eskiz.getByLabel(t("smsAccount.from")).fill("XABARCHI");
  await eskiz.getByLabel(t("smsAccount.price")).fill("80");
  await save.click();
  await expect(eskiz.getByLabel(t("smsAccount.email"))).toHaveValue("");
  await eskiz.getByRole("switch", { name: t("paymentAccount.isOn") }).click();
  const number = freshPhone();
  await eskiz.getByLabel(t("smsAccount.phone")).fill(`+998${number}`);
  await eskiz.getByRole("button", { name: t("smsAccount.try"), exact: true }).click();
  await expect(eskiz.getByRole("status")).toHaveText(t("smsAccount.taken", { name: "Eskiz" }));
  await expectAccessible(page, "the accounts at SMS gateways");
  expect(await page.content()).not.toContain("demo-eskiz-password");

  const phone = await page.context().newPage();
  await phone.goto(`http://localhost:${PORT}/simulators/sms/phone`);
  const text = phone.getByRole("article").filter({ hasText: `+998${number}` });
  await expect(text).toContainText("XABARCHI");
  await phone.close();
  await staff.openManaged("smsMessages");
  const row = page.getByRole("listitem").filter({ hasText: t("smsKind.trial") });
  await expect(row).toContainText("80");
});
