import type { BoardOrder } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { loadExampleReply } from "../../testing/example-replies.ts";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { OrderCard } from "./order-card.tsx";

const now = new Date("2026-03-02T07:00:00.000Z");

async function renderCardWithWhenGone(...choices: BoardOrder["cartItems"][number]["whenGone"][]) {
  const [order] = (await loadExampleReply("board")).orders;
  const [line] = order?.cartItems ?? [];
  if (!order || !line) throw new Error("the example has no dish");
  const cartItems = choices.map((whenGone, at) => ({ ...line, name: { uz: `Taom ${at}` }, whenGone }));
  const screen = await renderPage(
    <OrderCard order={{ ...order, cartItems }} now={now} hasBranch onOpen={() => {}} />,
  );
  return { ...screen, card: screen.page.getByRole("article") };
}

test("[CH-8] the card shows once the guest's choice for sold-out products", async () => {
  const { card, t } = await renderCardWithWhenGone("REPLACE", "REPLACE");
  await expect.element(card).toMatchTextContent(t("gone.line", { choice: t("gone.REPLACE") }));
  await expectAccessible();
});

test("[CH-8] the card shows nothing if the guest chose a call, which is the default", async () => {
  const { card, t } = await renderCardWithWhenGone("CALL", "CALL");
  await expect.element(card).toMatchTextContent("Taom 1");
  await expect.element(card).not.toMatchTextContent(t("gone.title"));
});

test("[CH-8] the card names the lines that need no call when the lines differ", async () => {
  const { card, t } = await renderCardWithWhenGone("CALL", "LEAVE_OUT");
  await expect.element(card).toMatchTextContent(`Taom 1 – ${t("gone.LEAVE_OUT")}`);
  await expect.element(card).not.toMatchTextContent("Taom 0 –");
});
