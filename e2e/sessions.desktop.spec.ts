import { expectAccessible } from "./src/accessible.ts";
import { call } from "./src/call.ts";
import { expect, test } from "./src/test.ts";

const PASSWORD = "bulut daryo tarvuz 17";
const PHONE = { width: 390, height: 844 };
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1";
const ANDROID =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36";

test("[US-8, S12] a cook ends a forgotten browser from the list on his phone, and the owner another one from the cook's: each is out at once", async ({
  managerOf,
  browser,
}) => {
  const owner = await managerOf("osh", "people");
  const { page, t } = owner;
  const number = String(Date.now()).slice(-7);
  const [login, name] = [`oshpaz-${number}`, `Temur ${number}`];
  const { invitation } = await call<{ invitation: { token: string } }>(page, "POST /console/v1/people", {
    login,
    name,
    role: "kitchen",
    branchIds: null,
  });
  const consoleUrl = new URL("/console/", page.url()).href;
  const enter = async (route: string, body: object, userAgent: string) => {
    const context = await browser.newContext({ viewport: PHONE, userAgent });
    const opened = await context.newPage();
    await opened.goto(consoleUrl);
    await call(opened, route, body);
    await opened.goto(consoleUrl);
    await expect(opened.getByRole("region", { name: t("column.new"), exact: true })).toBeVisible();
    return opened;
  };
  const taken = { token: invitation.token, password: PASSWORD };
  const phone = await enter("POST /console/v1/invitation/password", taken, IPHONE);
  const lost = await enter("POST /console/v1/sign-in", { login, password: PASSWORD }, ANDROID);

  await phone.goto(new URL("/console/account", consoleUrl).href);
  const list = phone.getByRole("list", { name: t("sessions.title") });
  const rowOf = (text: string) => list.getByRole("listitem").filter({ hasText: text });
  await expect(rowOf("Safari · iPhone")).toContainText(t("sessions.this"));
  await expect(rowOf("Safari · iPhone").getByRole("button")).toBeHidden();
  await expectAccessible(phone, "one's own sessions on a phone");
  await rowOf("Samsung Internet · Android")
    .getByRole("button", { name: new RegExp(`^${t("sessions.end")}: Samsung Internet · Android`) })
    .click();
  await expect(rowOf("Samsung Internet · Android")).toBeHidden();
  // Without a touch: its open page hears of it.
  await expect(lost.getByLabel(t("sign-in.login"))).toBeVisible({ timeout: 10_000 });

  await page.reload();
  await page.getByRole("button", { name: new RegExp(`^${name}`) }).click();
  const drawer = page.getByRole("dialog", { name });
  const theirs = drawer.getByRole("list", { name: t("person.openSessions") });
  await expect(theirs.getByRole("listitem")).toHaveCount(1);
  await expectAccessible(page, "somebody's sessions");
  await page.setViewportSize(PHONE);
  await expectAccessible(page, "somebody's sessions on a phone");
  await theirs.getByRole("button", { name: new RegExp(`^${t("sessions.end")}: Safari · iPhone`) }).click();
  await expect(theirs).toBeHidden();
  await expect(drawer.getByRole("button", { name: t("person.sign-out"), exact: true })).toBeHidden();
  await phone.reload();
  await expect(phone.getByLabel(t("sign-in.login"))).toBeVisible();
  await phone.context().close();
  await lost.context().close();
});
