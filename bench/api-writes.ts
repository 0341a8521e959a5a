import type { CallName, CallStep, RequestSequence } from "./api-units.ts";
import { managedWriteSequences } from "./managed-units.ts";

const placedOrderParams = { id: "{0.id}" };

/** Returns one step in the life of an order. `version` is the order's version before the step. */
function createOrderCallStep(call: CallName, version: number, body: object = {}): CallStep {
  return { call, params: placedOrderParams, body: { version, ...body } };
}

const orderStepsUntilDone: CallStep[] = [
  createOrderCallStep("acceptOrder", 1, { cookingMinutes: 20 }),
  createOrderCallStep("addMinutes", 2, { minutes: 5 }),
  createOrderCallStep("moveOrder", 3, { status: "COOKING" }),
  createOrderCallStep("moveOrder", 4, { status: "DONE" }),
];

const createReservationAnswerStep = (call: CallName): CallStep => ({
  call,
  params: placedOrderParams,
  body: { version: 1, answer: "Welcome" },
});

const createReservationStep = (order: Record<string, unknown>): CallStep => ({
  call: "reserveTable",
  body: { branchId: "{branch}", chairs: 2, day: "{day}", time: "13:00", ...order },
});

const deliveryAddress = { streetName: "Amir Temur", houseNumber: "5", latitude: 41.35, longitude: 69.31 };

/**
 * Returns request sequences for the writes of the API. Each sequence can run repeatedly. `basket`, `pickup` and
 * `delivery` are bodies of orders with their total prices.
 */
export const createWriteSequences = (order: {
  basket: object;
  pickup: object;
  delivery: object;
}): RequestSequence[] => [
  { what: "quote", steps: [{ call: "quoteOrder", body: order.basket }] },
  { what: "placing an order", steps: [{ call: "placeOrder", body: order.delivery }] },
  {
    what: "an order for later, cancelled",
    steps: [
      { call: "placeOrderAtTime", body: { ...order.pickup, day: "{day}", time: "13:00" } },
      { call: "cancelOrder", params: placedOrderParams, body: { version: 1 } },
    ],
  },
  {
    what: "an order from placing to refund",
    steps: [
      { call: "placeOrder", body: order.pickup },
      ...orderStepsUntilDone,
      createOrderCallStep("moveOrder", 5, { status: "CLOSED" }),
      { call: "gradeOrder", params: placedOrderParams, body: { grade: 5 } },
      createOrderCallStep("refundPart", 6, { part: { amount: 1000 }, comment: "Cold" }),
      createOrderCallStep("refundOrder", 7, { comment: "Cold" }),
    ],
  },
  {
    what: "an order brought by a courier",
    steps: [
      { call: "placeOrder", body: order.delivery },
      ...orderStepsUntilDone,
      createOrderCallStep("assignCourier", 5, { courierId: "{courier}" }),
      createOrderCallStep("tellCourierStatus", 6, { status: "PERFORMER_PICKUPED" }),
      createOrderCallStep("tellCourierStatus", 7, { status: "PERFORMER_DELIVERED_FINISH" }),
    ],
  },
  {
    what: "an order with other terms, refused",
    steps: [
      { call: "placeOrder", body: order.delivery },
      createOrderCallStep("changePayment", 1, { paymentType: "TERMINAL" }),
      createOrderCallStep("refuseOrder", 2, { reason: "TOO_BUSY" }),
    ],
  },
  {
    what: "a favourite, taken back",
    isAlone: true,
    steps: [
      { call: "addFavourite", body: { productId: "{product}" } },
      { call: "removeFavourite", params: placedOrderParams },
    ],
  },
  {
    what: "an address, changed and deleted",
    isAlone: true,
    steps: [
      { call: "addAddress", params: { userId: "{me}" }, body: deliveryAddress },
      { call: "changeAddress", params: placedOrderParams, body: { ...deliveryAddress, houseNumber: "7" } },
      { call: "deleteAddress", params: placedOrderParams },
    ],
  },
  {
    what: "the profile",
    steps: [{ call: "changeProfile", params: { id: "{me}" }, body: { firstName: "Aziza" } }],
  },
  { what: "notifications read", steps: [{ call: "readNotices", body: {} }] },
  { what: "a story seen", steps: [{ call: "seeStory", params: { id: "{story}" } }] },
  {
    what: "a grade of a product",
    steps: [{ call: "gradeProduct", body: { productId: "{bought}", grade: 4, comment: "Warm" } }],
  },
  {
    what: "a reservation, confirmed and cancelled",
    isAlone: true,
    steps: [
      createReservationStep({}),
      createReservationAnswerStep("confirmReservation"),
      { call: "cancelReservation", params: placedOrderParams, body: {} },
    ],
  },
  {
    what: "a reservation, refused",
    isAlone: true,
    steps: [createReservationStep({}), createReservationAnswerStep("refuseReservation")],
  },
  {
    what: "a call for the waiter, ended",
    isAlone: true,
    steps: [
      { call: "callWaiter", body: { tableId: "{table}", tableSecret: "{tableSecret}" } },
      { call: "endWaiterCall", params: placedOrderParams, body: {} },
    ],
  },
  {
    what: "staff: a product stopped and started",
    isAlone: true,
    steps: [
      { call: "changeStops", body: { productIds: ["{product}"], stop: { until: null } } },
      { call: "changeStops", body: { productIds: ["{product}"], stop: null } },
    ],
  },
  {
    what: "staff: a pause, lifted",
    isAlone: true,
    steps: [
      { call: "addPause", body: { kind: "BUSY", extraMinutes: 10, until: null } },
      { call: "liftPause", params: placedOrderParams },
    ],
  },
  {
    what: "staff: the kitchen's pace",
    isAlone: true,
    steps: [
      {
        call: "changeKitchen",
        params: { id: "{branch}" },
        body: { preparationMinutes: 20, isAutoAccept: false, slotCapacityMinutes: null },
      },
    ],
  },
  {
    what: "staff: a courier's login",
    isAlone: true,
    steps: [{ call: "linkCourier", params: { id: "{courier}" }, body: { login: "{courierLogin}" } }],
  },
  {
    what: "a courier's position",
    isAlone: true,
    steps: [
      {
        call: "tellCourierPosition",
        by: "riding",
        body: { latitude: 41.3, longitude: 69.2 },
      },
    ],
  },
  {
    what: "a group's dishes",
    steps: [
      {
        call: "changeGroupLines",
        params: { id: "{group}" },
        body: {
          memberKey: "{memberKey}",
          cartItems: [{ productId: "{bought}", count: 2, modifications: [] }],
        },
      },
    ],
  },
  {
    what: "a basket told by a device",
    steps: [
      {
        call: "shareBasket",
        body: { lines: [{ productId: "{bought}", modifications: [], count: 2, ago: 0 }] },
      },
    ],
  },
  ...managedWriteSequences,
];
