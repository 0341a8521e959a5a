import { expect, test } from "vitest";
import { loadExampleReply } from "../../../testing/example-replies.ts";
import { renderPage } from "../../../testing/render-page.tsx";
import { ServiceChangeSums } from "./service-sums.tsx";

/**
 * Renders the amounts of an order whose service type is changed. The order was paid with 102,000 soʻm of cashback, and
 * `cashback` soʻm of it stay spent after the change.
 */
async function renderSums(cashback: number) {
  const [order] = (await loadExampleReply("board")).orders;
  if (!order) throw new Error("the example has no order");
  const quote = await loadExampleReply("quoteServiceType");
  const before = { ...quote.before, cashback: 102_000 };
  const after = { ...quote.after, cashback };
  const screen = await renderPage(
    <ServiceChangeSums order={{ ...order, isPaid: true }} quote={{ ...quote, before, after }} />,
  );
  return { ...screen, sums: screen.page.getByRole("status") };
}

test("[CH-1] [PR-3] shows the cashback that the change returns", async () => {
  const { sums } = await renderSums(92_000);
  await expect.element(sums).toMatchTextContent(/keshbek qaytadi: 10\s000/);
});

test("[CH-1] [PR-3] shows no returned cashback if all of it stays spent", async () => {
  const { sums, t } = await renderSums(102_000);
  await expect.element(sums).toMatchTextContent(t("change-service.total"));
  await expect.element(sums).not.toMatchTextContent(/keshbek/i);
});
