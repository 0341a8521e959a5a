import { formatTime } from "@dasturxon/domain/format";
import type { OrderTimeSlots } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { setDeliveryAddress, fillBasket, createOrderAnswers } from "../../testing/basket-fixture.ts";
import { signInTestCustomer, testCustomer } from "../../testing/customer-fixture.ts";
import { createCheckoutSheets } from "../../testing/checkout-sheets.ts";
import { loadExampleReply } from "../../testing/example-replies.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { somsa } from "../../testing/shop-fixture.ts";
import { CheckoutScreen } from "./checkout-screen.tsx";
import { checkoutDraftStore } from "./draft.ts";

const ORDER_AT_TIME_ENDPOINT = "POST /orders/v1/orders/at-time";
const HALF_HOUR_MS = 1_800_000;

test("[EN-7] a guest may choose a time span, which is sent with the order", async () => {
  const noon = new Date(Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 7 * 3_600_000);
  const day = noon.toISOString().slice(0, 10);
  const timeZone = "Asia/Tashkent";
  const slots = [0, 1, 2].map((at) => {
    const moment = new Date(noon.getTime() + at * HALF_HOUR_MS);
    return { at: moment.toISOString(), time: formatTime(moment, timeZone) };
  });
  const times: OrderTimeSlots = {
    isOpenNow: true,
    closesBeforeReadyAt: null,
    minutes: 25,
    pause: null,
    days: [{ day, slots }],
  };
  signInTestCustomer();
  setDeliveryAddress();
  fillBasket(somsa);
  const store = await renderStore(<CheckoutScreen signIn={() => null} />, {
    path: "/checkout",
    api: {
      ...(await createOrderAnswers()),
      "GET /users/v1/users/me": testCustomer,
      "GET /orders/v1/orders/slots": times,
      [ORDER_AT_TIME_ENDPOINT]: await loadExampleReply("placeOrderAtTime"),
    },
  });
  const [start = "", , end = ""] = slots.map(({ time }) => time);
  const sheets = createCheckoutSheets(store);
  const when = await sheets.open("when");
  await store.text("checkout.later").click();
  await when.getByText(start, { exact: true }).click();
  await when.getByRole("combobox", { name: store.t("checkout.span") }).selectOptions("60");
  await sheets.close();
  await expect.element(sheets.row("when")).toMatchTextContent(`${start}–${end}`);
  await page.getByRole("button", { name: new RegExp(`^${store.t("checkout.place")}`) }).click();
  await expect
    .poll(() => store.api.calls(ORDER_AT_TIME_ENDPOINT)[0]?.body)
    .toMatchObject({ day, time: start, day2: day, time2: end });
});

test("[EN-7] a span whose end is no longer offered becomes a fixed time", async () => {
  const formatHalfPast = (hour: number) => `2026-12-01T${hour}:30:00.000Z`;
  const slots = [15, 16].map((hour) => ({ at: formatHalfPast(hour), time: `${hour + 5}:30` }));
  signInTestCustomer();
  setDeliveryAddress();
  fillBasket(somsa);
  checkoutDraftStore.set((draft) => ({
    ...draft,
    isLater: true,
    slot: { day: "2026-12-01", time: "20:30", day2: "2026-12-01", time2: "22:30" },
  }));
  await renderStore(<CheckoutScreen signIn={() => null} />, {
    path: "/checkout",
    api: {
      ...(await createOrderAnswers()),
      "GET /users/v1/users/me": testCustomer,
      "GET /orders/v1/orders/slots": {
        isOpenNow: true,
        closesBeforeReadyAt: null,
        minutes: 25,
        pause: null,
        days: [{ day: "2026-12-01", slots }],
      },
    },
  });
  await expect.poll(() => checkoutDraftStore.get().slot).toEqual({ day: "2026-12-01", time: "20:30" });
});
