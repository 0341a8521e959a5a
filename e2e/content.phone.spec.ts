import { expectAccessible } from "./src/accessible.ts";
import { expect, test } from "./src/test.ts";

const APPLY = "**/api/support/v1/vacancies/*/apply";

test("[CT-3, ER-4] a guest applies for a vacancy: what is missing is said, what was typed outlives a reload and a lost connection", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  await guest.open("/vacancy");
  await expectAccessible(page, "vacancies");
  await page.getByRole("main").getByRole("link").nth(1).click();
  const apply = guest.button("vacancy.apply");
  await apply.click();
  await expect(page.getByText(t("form.required"))).toBeVisible();
  await expectAccessible(page, "vacancy, something is missing");
  await page.getByLabel(t("vacancy.name"), { exact: true }).fill("Malika");
  await page.getByLabel(t("vacancy.phone"), { exact: true }).fill(guest.phone);
  await page.reload();
  await expect(page.getByLabel(t("vacancy.name"), { exact: true })).toHaveValue("Malika");
  await page.route(APPLY, (route) => route.abort());
  await apply.click();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.unroute(APPLY);
  await apply.click();
  await expect(page.getByRole("heading", { name: t("vacancy.sent") })).toBeVisible();
  await expectAccessible(page, "vacancy, sent");
});

test("[CT-2] the brand's own words stand on its pages, with every way to reach it", async ({ guestOf }) => {
  const guest = guestOf("osh", "ru");
  const { page, t } = guest;
  for (const [path, title, words] of [
    ["/offerta", t("terms.title"), "Условия заказа"],
    ["/privacy", t("privacy.title"), "Как «Ош Маркази» обращается"],
    ["/extra", "Доставка и оплата", "Стоимость доставки"],
    ["/contacts", t("about.contacts"), t("contacts.text")],
    ["/about", t("about.title"), "на дровах"],
  ] as const) {
    await guest.open(path);
    await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
    await expect(page.getByText(words).first()).toBeVisible();
    await expectAccessible(page, path);
  }
  await guest.open("/extra");
  await expect(page.getByRole("main").getByRole("link", { name: /^\+998/ })).toHaveAttribute(
    "href",
    /^tel:\+998\d{9}$/,
  );
  await guest.open("/contacts");
  await expect(page.getByRole("link", { name: t("contacts.chat") })).toHaveAttribute("href", /t\.me/);
  await guest.open("/extra2");
  await expect(page.getByRole("heading", { name: t("error.404.title") })).toBeVisible();
});
