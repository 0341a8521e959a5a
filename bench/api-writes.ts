import { endpoints } from "@dasturxon/contract";
import type { CallName, Step, Unit } from "./api-units.ts";
import { managedWrites } from "./managed-units.ts";

const placed = { id: "{0.id}" };

/** One step of an order's life: `version` is that of the order before it. */
function orderStep(call: CallName, version: number, body: object = {}): Step {
  return { call, params: placed, body: { version, ...body } };
}

const toDone: Step[] = [
  orderStep("acceptOrder", 1, { cookingMinutes: 20 }),
  orderStep("addMinutes", 2, { minutes: 5 }),
  orderStep("moveOrder", 3, { status: "COOKING" }),
  orderStep("moveOrder", 4, { status: "DONE" }),
];

const answered = (call: CallName): Step => ({
  call,
  params: placed,
  body: { version: 1, answer: "Welcome" },
});

const reserved = (order: Record<string, unknown>): Step => ({
  call: "reserveTable",
  body: { branchId: "{branch}", chairs: 2, day: "{day}", time: "13:00", ...order },
});

const address = { streetName: "Amir Temur", houseNumber: "5", latitude: 41.35, longitude: 69.31 };

/** The writes of the API, each so that it can be sent again; `basket` and `delivery` are orders with their totals. */
export const writesOf = (order: { basket: object; pickup: object; delivery: object }): Unit[] => [
  { what: "quote", steps: [{ call: "quoteOrder", body: order.basket }] },
  { what: "placing an order", steps: [{ call: "placeOrder", body: order.delivery }] },
  {
    what: "an order for later, cancelled",
    steps: [
      { call: "placeOrderAtTime", body: { ...order.pickup, day: "{day}", time: "13:00" } },
      { call: "cancelOrder", params: placed, body: { version: 1 } },
    ],
  },
  {
    what: "an order from placing to refund",
    steps: [
      { call: "placeOrder", body: order.pickup },
      ...toDone,
      orderStep("moveOrder", 5, { status: "CLOSED" }),
      { call: "gradeOrder", params: placed, body: { grade: 5 } },
      orderStep("refundOrder", 6, { comment: "Cold" }),
    ],
  },
  {
    what: "an order brought by a courier",
    steps: [
      { call: "placeOrder", body: order.delivery },
      ...toDone,
      orderStep("assignCourier", 5, { courierId: "{courier}" }),
      orderStep("tellCourierStatus", 6, { status: "PERFORMER_PICKUPED" }),
      orderStep("tellCourierStatus", 7, { status: "PERFORMER_DELIVERED_FINISH" }),
    ],
  },
  {
    what: "an order with other terms, refused",
    steps: [
      { call: "placeOrder", body: order.delivery },
      orderStep("changePayment", 1, { paymentType: "TERMINAL" }),
      orderStep("refuseOrder", 2, { reason: "TOO_BUSY" }),
    ],
  },
  {
    what: "a favourite, taken back",
    isAlone: true,
    steps: [
      { call: "addFavourite", body: { productId: "{product}" } },
      { call: "removeFavourite", params: placed },
    ],
  },
  {
    what: "an address, changed and deleted",
    isAlone: true,
    steps: [
      { call: "addAddress", params: { userId: "{me}" }, body: address },
      { call: "changeAddress", params: placed, body: { ...address, houseNumber: "7" } },
      { call: "deleteAddress", params: placed },
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
      reserved({}),
      answered("confirmReservation"),
      { call: "cancelReservation", params: placed, body: {} },
    ],
  },
  { what: "a reservation, refused", isAlone: true, steps: [reserved({}), answered("refuseReservation")] },
  {
    what: "a call for the waiter, ended",
    isAlone: true,
    steps: [
      { call: "callWaiter", body: { tableId: "{table}", tableSecret: "{tableSecret}" } },
      { call: "endWaiterCall", params: placed, body: {} },
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
      { call: "liftPause", params: placed },
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
  ...managedWrites,
];

/** Calls that are not measured here, and why. */
export const unmeasured: Partial<Record<CallName, string>> = {
  sendCode: "limited by phone",
  signIn: "limited by phone",
  signInByClick: "Click is asked each time",
  signInByTelegram: "data of Telegram open one session",
  signUpByTelegram: "data of Telegram open one session",
  linkTelegram: "data of Telegram are used up",
  logoutOfTelegram: "ends what the next call needs",
  logoutOfTelegramIn: "ends what the next call needs",
  askPhoneChange: "limited by phone",
  confirmPhoneChange: "limited by phone",
  logout: "ends what the next call needs",
  logoutEverywhere: "ends what the next call needs",
  sendReceipt: "a phone is sent few messages in ten minutes",
  applyForVacancy: "three a phone a day",
  deleteAccount: "ends what the next call needs",
  staffSignIn: "costs what its password costs",
  changeOwnName: "few a year",
  startSecondFactor: "costs what its password costs",
  confirmSecondFactor: "once a person",
  stopSecondFactor: "costs what its password costs",
  changeOwnPin: "costs what its password costs",
  addDevice: "few a year",
  pairDeviceAnew: "few a year",
  removeDevice: "few a year",
  pairDevice: "few a year",
  pairedDevice: "needs a paired device: few a day",
  enterByPin: "costs what its PIN costs",
  changeOwnPassword: "costs what its password costs",
  staffSignOut: "ends what the next call needs",
  staffSignOutEverywhere: "ends what the next call needs",
  changePhoto: "costs what its picture costs",
  deletePhoto: "costs what its picture costs",
  changeSmsAccount: "few a year",
  trySmsAccount: "asks the gateway",
  giveTelegramCode: "needs a bot",
  unlinkTelegramStaff: "few a year",
  removeTelegramGroup: "few a year",
  changeTelegramBot: "asks Telegram",
  removeTelegramBot: "asks Telegram",
  hearTelegram: "needs a bot's secret",
  hearEskiz: "a gateway's, one for each text",
  payme: "a provider's, signed by it",
  paynet: "a provider's, signed by it",
  multicard: "a provider's, signed by it",
  payze: "a provider's: it is asked besides",
  uzumCheckout: "a provider's: it is asked besides",
  click: "a provider's, signed by it",
  uzum: "a provider's, signed by it",
  changePaymentAccount: "holds what the next order is paid by",
  tryPaymentAccount: "asks the provider",
  comparePayments: "asks the provider",
  closeLatePayment: "needs money that came late",
  changeProducts: "as large as what was chosen",
  importProducts: "as large as its table",
  changeStock: "once a morning",
  changeProductBranch: "as rare as a price changes",
  undoChanges: "as large as what it undoes",
  confirmRefund: "needs money that is due",
  payAnotherWay: "few a minute",
  addCard: "asks the provider",
  sendCardCode: "asks the provider",
  confirmCard: "asks the provider",
  preferCard: "few a year",
  removeCard: "few a year",
  payByCard: "asks the provider",
  createGroupOrder: "few a minute",
  joinGroupOrder: "twenty in a group",
  removeGroupMember: "twenty in a group",
  changeGroupState: "few a minute",
  tableOfCode: "few a minute",
  subscribePush: "asks the push service",
  unsubscribePush: "nothing without a push service",
  addPerson: "few a minute",
  changePerson: "as rare as people come and go",
  removePerson: "as rare as people come and go",
  invitePerson: "few a minute",
  signOutPerson: "ends what the next call needs",
  invitation: "few a minute",
  sendStartCode: "few a minute",
  proveStart: "few a minute",
  brandAddress: "needs a permit, one look at two keys",
  startBrand: "costs what its password costs",
  acceptInvitation: "costs what its password costs",
  changeBrandSettings: "as rare as a brand changes",
  changePolicy: "as rare as a brand changes",
  renewTableCode: "ends what the next call needs",
  restoreStops: "takes back what a tap stopped",
  addPicture: "costs what its picture costs",
  ordersEvents: "measured by the bench of events",
  groupOrderEvents: "measured by the bench of events",
  reservationEvents: "measured by the bench of events",
  orderEvents: "measured by the bench of events",
  boardEvents: "measured by the bench of events",
  brandReservationEvents: "measured by the bench of events",
  reverse: "asks the geocoder, no statement",
  search: "asks the geocoder, no statement",
  cityMap: "a file",
  changeDelivery: "own couriers are the only service",
  platformSignIn: "costs what its password costs",
  platformSignOut: "ends what the next call needs",
  platformMe: "a few administrators",
  platformBrands: "a few administrators",
  platformBrand: "a few administrators",
  platformActs: "a few administrators",
  blockBrand: "as rare as a brand changes",
  unblockBrand: "as rare as a brand changes",
  givePermit: "few a minute",
  demoInbox: "exists in demo mode only",
};

/** Calls of the contract that are neither measured nor said not to be. */
export function unmeasuredCalls(units: Unit[]): string[] {
  const covered = new Set<string>(units.flatMap(({ steps }) => steps.map(({ call }) => call)));
  return Object.keys(endpoints).filter((name) => !covered.has(name) && !(name in unmeasured));
}
