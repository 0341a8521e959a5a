import { endpoints } from "@dasturxon/contract";
import type { PaymentType } from "@dasturxon/domain/payment-type";
import { instantOfSlot } from "@dasturxon/domain/slots";
import type { Bus } from "../../platform/bus/index.ts";
import type { Tx } from "../../platform/database/index.ts";
import {
  bind,
  bindTransaction,
  type Call,
  type Http,
  idempotently,
  isRefused,
  limitDifferent,
  networkOf,
  refuse,
} from "../../platform/http/index.ts";
import { loadBasics } from "../merchants/index.ts";
import type { Couriers } from "../deliveries/index.ts";
import type { Payments } from "../payments/index.ts";
import { registerOrderLife } from "./customer/http.ts";
import { registerOrderBoard } from "./board/http.ts";
import { registerOrderTerms } from "./staff/http.ts";
import { registerProductGrading } from "./customer/grading-http.ts";
import { promoKey } from "../loyalty/index.ts";
import { offerSlots } from "./placing/offer-time-slots.ts";
import { loadPlacingFacts, placeOrder } from "./placing/place-order.ts";
import { selectActiveOrders, selectHistory, selectOrder } from "./queries.ts";
import { quoteOrder } from "./placing/quote-order.ts";
import type { SendText } from "./receipt/send-receipt.ts";
import { streamOrder } from "./customer/stream-order.ts";
import { asOrder } from "./views.ts";
import type { OrderWatch } from "./watch-orders.ts";

export interface OrdersDeps {
  bus: Bus;
  watch: OrderWatch;
  payments: Payments;
  couriers: Couriers;
  sendText: SendText;
  /** Open orders that a customer may have; 0: without limit. */
  openOrdersPerCustomer: number;
}

/** The orders service: the customer's calls here and in `customer/`, the staff's in `board/` and `staff/`. */
export function registerOrders(http: Http, deps: OrdersDeps): void {
  const { watch } = deps;
  registerOrderBoard(http, deps);
  registerOrderTerms(http, deps);
  registerOrderLife(http, deps);
  registerPlacing(http, deps);
  registerReading(http);
  registerProductGrading(http);
  bind(http, endpoints.orderEvents, async ({ merchant, session, params, db, lastEventId }) => {
    const mine = { merchantId: merchant.id, userId: session.id, id: params.id };
    const order = await db.tenantRead(merchant.id, (tx) => selectOrder(tx, merchant.id, mine));
    if (!order) return refuse("not_found");
    return streamOrder({ ...mine, db, watch, lastEventId });
  });
}

function registerPlacing(http: Http, { payments, openOrdersPerCustomer: mostOpen }: OrdersDeps): void {
  const hasProvider = (type: PaymentType) => payments.providerOf(type) !== null;
  bindTransaction(http, endpoints.placeOrder, (tx, call) => {
    const { totalPrice, ...body } = call.body;
    const wish = { body, shownTotal: totalPrice, deliverAt: null };
    return place(tx, call, { ...wish, mostOpen, hasProvider: hasProvider(body.paymentType) });
  });
  bindTransaction(http, endpoints.placeOrderAtTime, async (tx, call) => {
    const { totalPrice, day, time, ...body } = call.body;
    const basics = await loadBasics(tx, call.merchant.id);
    const deliverAt = instantOfSlot(day, time, basics.timeZone);
    if (!deliverAt) return refuse("bad_request", { field: "day" });
    return place(tx, call, {
      body,
      shownTotal: totalPrice,
      deliverAt,
      mostOpen,
      hasProvider: hasProvider(body.paymentType),
    });
  });
  // Codes are worth money to who finds them by trying: past ten a minute and address a guest signs in.
  const codesTried = limitDifferent(http, { name: "promo codes tried", points: 10, seconds: 60 });
  bindTransaction(http, endpoints.quoteOrder, async (tx, { merchant, body, info, clock, findSession }) => {
    const session = await findSession();
    const { day, time, ...order } = body;
    const isGuessing =
      !session &&
      order.promoCode &&
      (await codesTried(networkOf(info.ip), promoKey(order.promoCode))) !== null;
    if (isGuessing) order.promoCode = null;
    const wanted = day && time ? { day, time } : null;
    const asked = { merchantId: merchant.id, userId: session?.id ?? null, now: clock.now() };
    const quoting = { ...asked, body: order, wanted, mostOpen, hasProvider: hasProvider(body.paymentType) };
    const quote = await quoteOrder(tx, quoting);
    return isGuessing && !isRefused(quote) ? { ...quote, promo: { state: "sign_in" as const } } : quote;
  });
  bind(http, endpoints.slots, ({ merchant, query, db, clock }) =>
    db.tenantRead(merchant.id, (tx) => offerSlots(tx, merchant.id, { ...query, now: clock.now() })),
  );
}

function registerReading(http: Http): void {
  bindTransaction(http, endpoints.activeOrders, async (tx, { merchant, session }) => {
    const rows = await selectActiveOrders(tx, merchant.id, session.id);
    return rows.map(asOrder);
  });
  bindTransaction(http, endpoints.orderHistory, async (tx, { merchant, session, query }) => {
    const { rows, total } = await selectHistory(tx, merchant.id, { ...query, userId: session.id });
    const { page, size } = query;
    return {
      content: rows.map(asOrder),
      page,
      size,
      totalElements: total,
      totalPages: Math.ceil(total / size),
    };
  });
  bindTransaction(http, endpoints.order, async (tx, { merchant, session, params }) => {
    const row = await selectOrder(tx, merchant.id, { id: params.id, userId: session.id });
    return row ? asOrder(row) : refuse("not_found");
  });
}

type PlaceCall = Call<typeof endpoints.placeOrder> | Call<typeof endpoints.placeOrderAtTime>;
type Wish = Pick<
  Parameters<typeof placeOrder>[1],
  "body" | "shownTotal" | "deliverAt" | "mostOpen" | "hasProvider"
>;

function place(tx: Tx, call: PlaceCall, wish: Wish) {
  const { merchant, session, clock } = call;
  const placing = { ...wish, merchantId: merchant.id, userId: session.id, now: clock.now() };
  return idempotently(tx, call, {
    load: () => loadPlacingFacts(tx, placing),
    work: (facts) => placeOrder(tx, placing, facts),
  });
}
