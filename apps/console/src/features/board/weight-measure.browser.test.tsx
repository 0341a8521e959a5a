import { endpoints } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderPage } from "../../testing/render-page.tsx";
import { OrderCard } from "./order-card.tsx";
import { PastOrderRow } from "./past/past-order-row.tsx";

// The server tests generate the example files, so the examples match real responses.
const [load] = Object.values(
  import.meta.glob<unknown>("../../../../../packages/contract/examples/board-order.json", {
    import: "default",
  }),
);

/** Returns an order of a product sold by weight: seven steps of 100 g. */
async function loadWeighedOrder() {
  const order = endpoints.boardOrder.reply.parse(await load?.());
  const cartItems = order.cartItems.map((line) => ({
    ...line,
    name: { uz: "Banan" },
    count: 7,
    weighed: { unit: "KG" as const, measure: 0.1 },
  }));
  return { ...order, cartItems };
}

test("[MN-15, OR-10] the board's card and the row of a past order show the weight of a weighed product", async () => {
  const order = await loadWeighedOrder();
  await renderPage(
    <>
      <OrderCard order={order} now={new Date(order.createdAt)} hasBranch={false} onOpen={() => undefined} />
      <PastOrderRow order={order} onOpen={() => undefined} />
    </>,
  );
  await expect.element(page.getByRole("article")).toMatchTextContent(/0,7\skg\s+Banan/);
  await expect
    .element(page.getByRole("button", { name: new RegExp(`№ ${order.number}`) }))
    .toMatchTextContent(/0,7\skg\sBanan/);
});
