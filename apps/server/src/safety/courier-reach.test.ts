import { expect, test } from "vitest";
import { createOrUpdateStaff } from "../modules/users/index.ts";
import {
  type CallName,
  allContractCalls,
  sendSampleRequest,
  prepareTestUsers,
} from "../testing/every-call.ts";
import { createTestShop } from "../testing/test-shop.ts";

const app = await createTestShop();
const testUsers = await prepareTestUsers(app);
await createOrUpdateStaff(app, {
  merchantId: app.osh,
  login: "courier@osh",
  name: "Anvar",
  role: "courier",
  password: "demo",
});
const token = await app.signInStaff("courier@osh");

/** Calls that a courier may use: own account, own orders, and the available menu. */
const COURIER_CALLS: ReadonlySet<CallName> = new Set<CallName>([
  "staffMe",
  "changeOwnName",
  "ownAccess",
  "ownSessions",
  "endOwnSession",
  "ownBrands",
  "switchBrand",
  "changeOwnPin",
  "askOwnPhone",
  "confirmOwnPhone",
  "changeOwnPassword",
  "staffSignOut",
  "staffSignOutEverywhere",
  "staffBranches",
  "board",
  "consoleEvents",
  "boardOrder",
  "moveOrder",
  "tellCourierStatus",
  "tellCourierPosition",
  "couriers",
  "deviceBeat",
  "stopList",
  "kitchenBranches",
  "pauses",
]);
const otherStaffCalls = allContractCalls.filter(
  ([name, { auth }]) => auth === "staff" && !COURIER_CALLS.has(name),
);

test.each(otherStaffCalls.map(([name]) => name))("[US-8] a courier cannot call %s", async (name) => {
  const { status, text } = await sendSampleRequest(app, { ...testUsers.sampleOf(name), token });
  expect([status, JSON.parse(text).code]).toEqual([403, "forbidden"]);
});
