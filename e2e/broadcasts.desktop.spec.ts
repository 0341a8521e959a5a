import { expectAccessible } from "./src/accessible.ts";
import { createBrandWithBot } from "./src/bot-of-brand.ts";
import { expect, test } from "./src/test.ts";

test("[TG-5] a broadcast is written, sent to the bot's subscribers and tracked by staff; a guest unsubscribes", async ({
  page,
}) => {
  const { staff, chats } = await createBrandWithBot(page);
  const { t } = staff;
  await chats.open();
  await chats.act("start");
  await staff.openManaged("broadcasts");
  await expect(page.getByText(t("broadcasts.none"))).toBeVisible();

  const drawer = page.getByRole("dialog", { name: t("broadcasts.new") });
  const fillBroadcastText = async (words: string) => {
    await page.getByRole("button", { name: t("broadcasts.new"), exact: true }).click();
    await drawer
      .getByRole("textbox", { name: t("broadcast.text") })
      .first()
      .fill(words);
  };
  const send = drawer.getByRole("button", { name: "1 kishiga yuborish", exact: true });
  await fillBroadcastText("Bugun barcha osh 20% arzon!\nSoat 18:00 gacha.");
  await drawer.getByRole("combobox", { name: t("broadcast.link") }).selectOption("promos");
  await expect(drawer.locator(".chat-message")).toContainText("Soat 18:00 gacha.");
  await expect(send).toBeEnabled();
  await expectAccessible(page, "a broadcast as it is written");
  await send.click();
  await drawer.getByRole("button", { name: t("broadcast.sure"), exact: true }).click();
  await expect(drawer).toBeHidden();
  const row = page.getByRole("listitem").filter({ hasText: "Bugun barcha osh" });
  await expect(row).toContainText(t("broadcast.state.sent"));
  await expect(row).toContainText(t("broadcast.sent-of", { sent: 1, receivers: 1 }));

  await chats.open();
  const came = chats.messages().getByRole("listitem").last();
  await expect(came).toContainText("Bugun barcha osh 20% arzon!");
  await expect(came.getByRole("link", { name: t("broadcast.preview-look") })).toHaveAttribute(
    "href",
    /profile%2Fpromos/,
  );
  await chats.press(t("broadcast.preview-off"));
  await chats.isTold("yangilik yubormaymiz");

  await page.reload();
  await fillBroadcastText("Ikkinchi");
  await expect(drawer.getByText(t("broadcast.nobody"))).toBeVisible();
  await expect(drawer.getByRole("button", { name: "0 kishiga yuborish" })).toBeDisabled();
  await drawer.getByText(t("broadcast.when.later")).click();
  await drawer.getByLabel(t("broadcast.sendAt")).fill("2999-01-01T12:00");
  await drawer.getByRole("button", { name: t("broadcast.plan"), exact: true }).click();
  const planned = page.getByRole("listitem").filter({ hasText: "Ikkinchi" });
  await expect(planned).toContainText(t("broadcast.state.planned"));
  await planned.getByRole("button", { name: t("broadcast.stop-of", { text: "Ikkinchi" }) }).click();
  await expect(planned).toContainText(t("broadcast.state.stopped"));
});
