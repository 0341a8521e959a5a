import type { endpoints } from "@dasturxon/contract";

/** Who knocks at every door, in the order of a row's answers. */
export const actors = [
  "guest",
  "garbage",
  "revoked",
  "otherCustomer",
  "foreignCustomer",
  "foreignOwner",
  "kitchen",
  "owner",
  "self",
] as const;
export type Actor = (typeof actors)[number];

const OPEN = "200 200 200 200 404 404 200 200 200";
const OWN = "401 401 401 404 404 404 401 401 200";
const MINE = "401 401 401 200 404 404 401 401 200";
const STAFF = "401 401 401 401 401 200 200 200 401";
const STAFF_ITEM = "401 401 401 401 401 404 200 200 401";
const LEAD = "401 401 401 401 401 404 403 200 401";

/**
 * What each actor is answered (S1). `OPEN`: anyone, but never with another brand's token. `OWN`: only whose it is.
 * `MINE`: every customer, each for himself. `STAFF`: every member of staff, each for their own brand whatever the host;
 * `STAFF_ITEM`: the brand's own; `LEAD`: those without the kitchen. A new call without a row fails the test beside.
 */
export const matrix: Record<keyof typeof endpoints, string> = {
  webSettings: OPEN,
  brandCatalog: OPEN,
  merchantBySub: OPEN,
  branches: OPEN,
  branchesFull: OPEN,
  branch: OPEN,
  closestBranch: OPEN,
  cities: OPEN,
  regions: OPEN,
  orderSettings: OPEN,
  orderSettingsOf: MINE,
  sendCode: OPEN,
  signIn: "400 400 400 400 404 404 400 400 400",
  me: MINE,
  logout: MINE,
  changeProfile: OWN,
  deleteAccount: MINE,
  changePhoto: MINE,
  deletePhoto: MINE,
  askPhoneChange: MINE,
  confirmPhoneChange: "401 401 401 400 404 404 401 401 400",
  addresses: OWN,
  addAddress: OWN,
  changeAddress: OWN,
  deleteAddress: OWN,
  overalls: OPEN,
  searchProducts: OPEN,
  grades: OPEN,
  productComments: OPEN,
  gradeProduct: "401 401 401 409 404 404 401 401 200",
  recommendations: OPEN,
  favourites: MINE,
  addFavourite: MINE,
  removeFavourite: OWN,
  calculateTariff: OPEN,
  placeOrder: MINE,
  placeOrderAtTime: MINE,
  quoteOrder: OPEN,
  slots: OPEN,
  activeOrders: OWN,
  orderHistory: OWN,
  order: OWN,
  orderEvents: OWN,
  checkout: OWN,
  cancelOrder: OWN,
  gradeOrder: OWN,
  repeatOrder: OWN,
  receipt: OWN,
  receiptPage: OWN,
  sendReceipt: OWN,
  reverse: OPEN,
  search: OPEN,
  cityMap: OPEN,
  demoInbox: OPEN,
  staffSignIn: "401 401 401 401 404 404 401 401 401",
  staffSignOut: STAFF,
  staffMe: STAFF,
  staffBranches: STAFF,
  board: STAFF,
  boardEvents: STAFF,
  boardOrder: STAFF_ITEM,
  acceptOrder: LEAD,
  refuseOrder: LEAD,
  moveOrder: STAFF_ITEM,
  assignCourier: LEAD,
  addMinutes: STAFF_ITEM,
  couriers: STAFF,
  stopList: STAFF,
  stopProduct: STAFF_ITEM,
  startProduct: STAFF_ITEM,
  kitchenBranches: STAFF,
  changeKitchen: LEAD,
  pauses: STAFF,
  addPause: LEAD,
  liftPause: LEAD,
  tellCourierStatus: LEAD,
  changePayment: LEAD,
  changeDelivery: LEAD,
  refundOrder: LEAD,
};
