import type { Unit } from "./api-units.ts";
import { managedReads } from "./managed-units.ts";

const point = { latitude: "41.3112", longitude: "69.2797" };
const day = "{day}";

/** Every read of the API. */
export const reads: Unit[] = [
  { what: "settings", steps: [{ call: "webSettings" }] },
  { what: "brand catalogue", steps: [{ call: "brandCatalog" }] },
  { what: "brand by sub-domain", steps: [{ call: "merchantBySub", params: { sub: "{brand}" } }] },
  { what: "branches", steps: [{ call: "branches" }] },
  { what: "branches, full", steps: [{ call: "branchesFull" }] },
  { what: "one branch", steps: [{ call: "branch", params: { id: "{branch}" } }] },
  {
    what: "closest branch",
    steps: [
      {
        call: "closestBranch",
        params: { merchantId: "{merchant}" },
        query: { lat: point.latitude, lon: point.longitude, type: "DELIVERY" },
      },
    ],
  },
  { what: "cities", steps: [{ call: "cities", params: { merchantId: "{merchant}" } }] },
  { what: "regions", steps: [{ call: "regions" }] },
  { what: "rules of ordering", steps: [{ call: "orderSettings" }] },
  { what: "the same by id", steps: [{ call: "orderSettingsOf", params: { id: "{merchant}" } }] },
  { what: "me", steps: [{ call: "me" }] },
  {
    what: "addresses",
    steps: [{ call: "addresses", params: { merchantId: "{merchant}", userId: "{me}" } }],
  },
  { what: "menu, by token", steps: [{ call: "overalls", query: { type: "WEB" }, by: "customer" }] },
  { what: "the menu's hash", steps: [{ call: "menuHash" }] },
  {
    what: "the menu's hash, and the menu by it",
    steps: [{ call: "menuHash" }, { call: "menuByHash", params: { hash: "{0.hash}" } }],
  },
  { what: "search on the server", steps: [{ call: "searchProducts", query: { q: "osh" } }] },
  { what: "grades", steps: [{ call: "grades" }] },
  { what: "comments of a product", steps: [{ call: "productComments", params: { productId: "{product}" } }] },
  { what: "recommendations", steps: [{ call: "recommendations" }] },
  { what: "favourites", steps: [{ call: "favourites" }] },
  {
    what: "tariff",
    steps: [
      {
        call: "calculateTariff",
        body: { productPrice: 100_000, branchId: "{branch}", latitude: 41.3112, longitude: 69.2797 },
      },
    ],
  },
  { what: "slots", steps: [{ call: "slots", query: { branchId: "{branch}", serviceType: "PICK_UP" } }] },
  { what: "orders under way", steps: [{ call: "activeOrders", params: { userId: "{me}" } }] },
  {
    what: "history, first page",
    steps: [{ call: "orderHistory", params: { userId: "{me}" }, query: { page: "0", size: "10" } }],
  },
  { what: "one order", steps: [{ call: "order", params: { id: "{order}" } }] },
  { what: "what was thought of it", steps: [{ call: "orderReview", params: { id: "{order}" } }] },
  { what: "its courier", steps: [{ call: "orderCourier", params: { id: "{underWay}" } }] },
  { what: "where to pay it", steps: [{ call: "checkout", params: { id: "{order}" } }] },
  { what: "the order again", steps: [{ call: "repeatOrder", params: { id: "{order}" } }] },
  { what: "its receipt", steps: [{ call: "receipt", params: { id: "{order}" } }] },
  { what: "the receipt's page", steps: [{ call: "receiptPage", params: { id: "{order}" } }] },
  { what: "promo codes", steps: [{ call: "promosOf", params: { userId: "{me}" } }] },
  { what: "cashback", steps: [{ call: "cashbackOf", params: { userId: "{me}" } }] },
  { what: "tables", steps: [{ call: "branchTables", params: { id: "{branch}" } }] },
  {
    what: "free tables",
    steps: [{ call: "freeTables", query: { branchId: "{branch}", day, time: "13:00" } }],
  },
  {
    what: "times of a reservation",
    steps: [{ call: "reservationTimes", query: { branchId: "{branch}", day } }],
  },
  { what: "reservations", steps: [{ call: "reservationsOf", params: { userId: "{me}" } }] },
  { what: "a call for the waiter", steps: [{ call: "waiterCall", params: { id: "{waiterCall}" } }] },
  {
    what: "a table's orders",
    steps: [{ call: "tableOrders", params: { id: "{table}" }, query: { tableSecret: "{tableSecret}" } }],
  },
  {
    what: "a group's order",
    steps: [{ call: "groupOrder", params: { id: "{group}" }, headers: { "group-secret": "{groupSecret}" } }],
  },
  { what: "policies", steps: [{ call: "policies" }] },
  { what: "banners", steps: [{ call: "banners" }] },
  { what: "vacancies", steps: [{ call: "vacancies" }] },
  { what: "one vacancy", steps: [{ call: "vacancy", params: { id: "{vacancy}" } }] },
  { what: "stories", steps: [{ call: "stories" }] },
  { what: "stories seen", steps: [{ call: "seenStories" }] },
  { what: "notifications", steps: [{ call: "notices" }] },
  { what: "key of pushes", steps: [{ call: "pushKey" }] },
  { what: "staff: me", steps: [{ call: "staffMe" }] },
  { what: "staff: branches", steps: [{ call: "staffBranches" }] },
  { what: "staff: the board", steps: [{ call: "board" }] },
  { what: "staff: past orders", steps: [{ call: "pastOrders", query: { day } }] },
  { what: "staff: one order", steps: [{ call: "boardOrder", params: { id: "{order}" } }] },
  { what: "staff: couriers", steps: [{ call: "couriers" }] },
  { what: "staff: stop list", steps: [{ call: "stopList" }] },
  { what: "staff: kitchens", steps: [{ call: "kitchenBranches" }] },
  { what: "staff: pauses", steps: [{ call: "pauses" }] },
  { what: "staff: hall", steps: [{ call: "hall" }] },
  { what: "staff: applications", steps: [{ call: "vacancyApplications" }] },
  { what: "staff: codes of tables", steps: [{ call: "tableCodes" }] },
  { what: "staff: accounts at providers", steps: [{ call: "paymentAccounts" }] },
  { what: "staff: people", steps: [{ call: "people" }] },
  { what: "staff: changes", steps: [{ call: "changes" }] },
  { what: "staff: pages", steps: [{ call: "managedPolicies" }] },
  { what: "staff: settings", steps: [{ call: "brandSettings" }] },
  ...managedReads,
];
