import { endpoints } from "@dasturxon/contract";
import type { PaymentType } from "@dasturxon/domain/payment-type";
import type { EventBus } from "../../platform/bus/index.ts";
import { RolledBackResult, type Tx } from "../../platform/database/index.ts";
import {
  bindEndpoint,
  bindTransactionalEndpoint,
  type Call,
  type Http,
  writeIdempotently,
  isRefused,
  refuse,
  undoAndRefuse,
} from "../../platform/http/index.ts";
import { loadBrandBasics } from "../merchants/index.ts";
import type { CourierServices } from "../deliveries/index.ts";
import type { PaymentRegistry } from "../payments/index.ts";
import type { Uploads } from "../../platform/images/index.ts";
import { shareBasket } from "./basket/share-basket.ts";
import { registerClaims } from "./claims/http.ts";
import { registerCouriers } from "./couriers/index.ts";
import { type GroupOrderWatch, registerGroupOrders } from "./group/http.ts";
import { linkOrderToGroup } from "./group/order-group.ts";
import { registerCustomerOrderCalls } from "./customer/http.ts";
import { registerOrderBoard } from "./board/http.ts";
import { registerServiceChange } from "./service-change/http.ts";
import { registerOrderChanges } from "./staff/http.ts";
import { registerProductGrading } from "./customer/grading-http.ts";
import { createPromoGuessLimit } from "./placing/limit-promo-guesses.ts";
import { offerTimeSlots } from "./placing/offer-time-slots.ts";
import { createFactsCache, type BrandFactsCache } from "./placing/facts/facts-cache.ts";
import { registerPaymentLists } from "./payments/http.ts";
import { loadOrderPlacingFacts, placeOrder } from "./placing/place-order.ts";
import { selectActiveOrders, selectOrdersOfCustomer, selectOrder } from "./queries.ts";
import { quoteOrder } from "./placing/quote-order.ts";
import { resolveRequestedTime } from "./placing/requested-time.ts";
import { registerReceipts, type TextSender } from "./receipts/index.ts";
import { registerCustomerList } from "./customer-list/http.ts";
import { registerReviews } from "./reviews/http.ts";
import { streamOrder, streamOrders } from "./customer/stream-order.ts";
import { toCustomerOrder } from "./view/views.ts";
import type { OrderEventWatch } from "./view/watch-orders.ts";

export interface OrdersDeps {
  bus: EventBus;
  watch: OrderEventWatch;
  groupWatch: GroupOrderWatch;
  payments: PaymentRegistry;
  couriers: CourierServices;
  sendText: TextSender;
  uploads: Uploads;
  /** Public URL of the platform. */
  publicUrl: string;
  /** Maximum number of open orders per customer. 0: no limit. */
  openOrdersPerCustomer: number;
}

/** Registers the orders service. Customers' calls are here and in `customer/`, staff calls in `board/` and `staff/`. */
export function registerOrders(http: Http, deps: OrdersDeps): void {
  const { watch } = deps;
  const kept = createFactsCache();
  registerOrderBoard(http, kept);
  registerOrderChanges(http, deps);
  registerServiceChange(http, { ...deps, kept });
  registerCustomerOrderCalls(http, { ...deps, kept });
  registerPaymentLists(http, deps);
  registerCouriers(http, deps);
  registerReceipts(http, deps.sendText);
  registerOrderPlacing(http, { ...deps, kept });
  registerOrderReading(http);
  registerProductGrading(http);
  registerReviews(http);
  registerClaims(http, deps.uploads);
  registerCustomerList(http);
  registerGroupOrders(http, deps);
  bindEndpoint(http, endpoints.shareBasket, ({ session, body, db, clock }) => {
    const { merchantId, id: userId } = session;
    const change = { merchantId, userId, basket: body, now: clock.now() };
    return db.tenant(merchantId, (tx) => shareBasket(tx, change));
  });
  bindEndpoint(http, endpoints.orderEvents, async ({ merchant, session, params, db, clock, lastEventId }) => {
    const mine = { merchantId: merchant.id, userId: session.id, id: params.id };
    const order = await db.tenantRead(merchant.id, (tx) => selectOrder(tx, merchant.id, mine));
    if (!order) return refuse("not_found");
    return streamOrder({ ...mine, db, clock, watch, lastEventId });
  });
  bindEndpoint(http, endpoints.ordersEvents, ({ session, db, clock, lastEventId }) =>
    streamOrders({ ...deps, db, clock, merchantId: session.merchantId, userId: session.id, lastEventId }),
  );
}

function registerOrderPlacing(
  http: Http,
  { payments, kept, openOrdersPerCustomer: maxOpenOrders }: OrdersDeps & { kept: BrandFactsCache },
): void {
  const hasProvider = (type: PaymentType) => payments.providerOf(type) !== null;
  const isGuessingPromo = createPromoGuessLimit(http);
  bindTransactionalEndpoint(
    http,
    endpoints.placeOrder,
    (tx, call) => {
      const { totalPrice, ...body } = call.body;
      const order = { body, shownTotal: totalPrice, deliverAt: null, deliverUntil: null };
      return placeOrderForCustomer(tx, call, {
        ...order,
        kept,
        maxOpenOrders,
        hasProvider: hasProvider(body.paymentType),
      });
    },
    async ({ body: { promoCode }, info: { ip }, findSession }) => {
      // A request without a session is refused later, when the order is placed.
      const session = promoCode ? await findSession() : null;
      const isGuessing = promoCode && session && (await isGuessingPromo(promoCode, { ip, session }));
      return isGuessing ? refuse("phone_required", { field: "phone" }) : null;
    },
  );
  bindTransactionalEndpoint(http, endpoints.placeOrderAtTime, async (tx, call) => {
    const { totalPrice, day, time, day2, time2, ...body } = call.body;
    const basics = await loadBrandBasics(tx, call.merchant.id);
    const wanted = resolveRequestedTime({ day, time, day2, time2 }, basics.timeZone);
    if (isRefused(wanted)) return wanted;
    return placeOrderForCustomer(tx, call, {
      body,
      shownTotal: totalPrice,
      ...wanted,
      kept,
      maxOpenOrders,
      hasProvider: hasProvider(body.paymentType),
    });
  });
  bindEndpoint(http, endpoints.quoteOrder, async ({ merchant, body, info, clock, db, findSession }) => {
    const { day, time, day2, time2, ...order } = body;
    const signedIn = order.promoCode ? await findSession() : null;
    const { ip } = info;
    const isGuessing = order.promoCode && (await isGuessingPromo(order.promoCode, { ip, session: signedIn }));
    if (isGuessing) order.promoCode = null;
    const wanted = day && time ? { day, time, day2, time2 } : null;
    const quote = await db.tenant(merchant.id, async (tx) => {
      const session = signedIn ?? (await findSession("customer", tx));
      const request = { merchantId: merchant.id, userId: session?.id ?? null, now: clock.now() };
      const quoting = {
        ...request,
        body: order,
        wanted,
        maxOpenOrders,
        hasProvider: hasProvider(body.paymentType),
        isPaymentSilent: payments.providerOf(body.paymentType)?.isSilent?.(merchant.id) ?? false,
      };
      return quoteOrder(tx, kept, quoting);
    });
    return isGuessing && !isRefused(quote) ? { ...quote, promo: { state: "sign_in" as const } } : quote;
  });
  bindEndpoint(http, endpoints.slots, ({ merchant, query, db, clock }) =>
    db.tenantRead(merchant.id, (tx) => offerTimeSlots(tx, merchant.id, { ...query, now: clock.now() })),
  );
}

function registerOrderReading(http: Http): void {
  bindTransactionalEndpoint(http, endpoints.activeOrders, async (tx, { merchant, session, clock }) => {
    const rows = await selectActiveOrders(tx, merchant.id, session.id);
    return rows.map((row) => toCustomerOrder(row, clock.now()));
  });
  bindTransactionalEndpoint(http, endpoints.orderHistory, async (tx, { merchant, session, query, clock }) => {
    const { rows, total } = await selectOrdersOfCustomer(tx, merchant.id, { ...query, userId: session.id });
    const { page, size } = query;
    return {
      content: rows.map((row) => toCustomerOrder(row, clock.now())),
      page,
      size,
      totalElements: total,
      totalPages: Math.ceil(total / size),
    };
  });
  bindTransactionalEndpoint(http, endpoints.order, async (tx, { merchant, session, params, clock }) => {
    const row = await selectOrder(tx, merchant.id, { id: params.id, userId: session.id });
    return row ? toCustomerOrder(row, clock.now()) : refuse("not_found");
  });
}

type OrderPlacingCall = Call<typeof endpoints.placeOrder> | Call<typeof endpoints.placeOrderAtTime>;
type OrderRequest = Pick<
  Parameters<typeof placeOrder>[1],
  "body" | "shownTotal" | "deliverAt" | "deliverUntil" | "maxOpenOrders" | "hasProvider"
> & { kept: BrandFactsCache };

function placeOrderForCustomer(tx: Tx, call: OrderPlacingCall, { kept, ...order }: OrderRequest) {
  const { merchant, session, clock } = call;
  const placing = { ...order, merchantId: merchant.id, userId: session.id, now: clock.now() };
  return writeIdempotently(tx, call, {
    load: () => loadOrderPlacingFacts(tx, kept, placing),
    // After a cancellation, an identical request places a new order.
    isOver: async (id) => {
      const order = await selectOrder(tx, merchant.id, { id, userId: session.id });
      return order?.status === "CANCELED";
    },
    work: async (facts) => {
      const placed = await placeOrder(tx, placing, facts);
      const { groupOrder } = placing.body;
      if (!groupOrder || isRefused(placed) || placed instanceof RolledBackResult) return placed;
      const { merchantId, now } = placing;
      const notIts = await linkOrderToGroup(tx, { ...groupOrder, merchantId, now, order: placed });
      return notIts ? undoAndRefuse(notIts) : placed;
    },
  });
}
