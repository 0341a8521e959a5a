import type { BoardOrder } from "@dasturxon/contract";
import { useState } from "react";
import { expect, test } from "vitest";
import { loadExampleReply } from "../../testing/example-replies.ts";
import { createTestId } from "../../testing/fake-rows.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { BoardColumn } from "./board-column.tsx";
import { useMovedCardClickGuard } from "./use-still-cards.ts";

const ACCEPT_ROUTE = "POST /console/v1/orders/{id}/accept";

/** Renders a column with a button that removes its first order, as if a colleague accepted it. */
function BoardColumnWithButton({ all }: { all: BoardOrder[] }) {
  const [orders, setOrders] = useState(all);
  useMovedCardClickGuard();
  return (
    <>
      <button type="button" onClick={() => setOrders(orders.slice(1))}>
        colleague
      </button>
      <BoardColumn
        column="new"
        orders={orders}
        now={new Date()}
        hasBranch={false}
        isAlone
        onOpen={() => {}}
      />
    </>
  );
}

test("[OR-2] ignores a click on a card that has just moved under the pointer; a moment later it accepts", async () => {
  const [example] = (await loadExampleReply("board")).orders;
  if (!example) throw new Error("the example has no order");
  const order: BoardOrder = { ...example, status: "CREATED", nextStatuses: ["ACCEPTED"], seenAt: null };
  const all = [1, 2, 3].map((number) => ({ ...order, id: createTestId(number), number }));
  const { page, t, api } = await renderPage(<BoardColumnWithButton all={all} />, {
    api: { [ACCEPT_ROUTE]: { ...order, status: "ACCEPTED" } },
  });
  const accept = page.getByRole("button", { name: new RegExp(`^${t("action.accept")}`) }).first();
  await expect.element(accept).toBeVisible();
  const { x, y, width, height } = accept.element().getBoundingClientRect();
  const pressAtPoint = () => {
    const at = document.elementFromPoint(x + width / 2, y + height / 2);
    if (at instanceof HTMLElement) at.click();
  };
  await page.getByRole("button", { name: "colleague" }).click();
  await expect.element(page.getByRole("article")).toHaveLength(2);
  pressAtPoint();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(api.sentTo(ACCEPT_ROUTE)).toEqual([]);
  pressAtPoint();
  await expect
    .poll(() => api.calls.find(({ route }) => route === ACCEPT_ROUTE)?.params)
    .toEqual({ id: createTestId(2) });
});
