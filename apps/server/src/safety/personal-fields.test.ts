import type { Order, Vacancy } from "@dasturxon/contract";
import { dayFromInstant } from "@dasturxon/domain/time-zone";
import { STAFF_ROLES, type StaffRole } from "@dasturxon/domain/staff-permission";
import { expect, test } from "vitest";
import { createOrUpdateStaff } from "../modules/users/index.ts";
import { inviteByPhone } from "../testing/sign-in-by-phone.ts";
import {
  type CallName,
  allContractCalls,
  sendSampleRequest,
  prepareTestUsers,
  type SampleRequest,
} from "../testing/every-call.ts";
import { addTestContent } from "../testing/test-content.ts";
import { branchIdFromKey, createDeliveryBody, postOrder, createTestShop } from "../testing/test-shop.ts";
import { addTables } from "../testing/test-tables.ts";

const app = await createTestShop();
await app.start();
await addTables(app, "osh");
await addTestContent(app);
const testUsers = await prepareTestUsers(app);
const { customer, owner } = testUsers;

/** Personal data by field, each with a unique value. */
const personalFieldPatterns = {
  customerPhone: /901234567/,
  receiverPhone: /935556677/,
  reservationPhone: /935556688/,
  reservationComment: /tugʻilgan kun/,
  applicantPhone: /935556699/,
  staffPhone: /935556611/,
  courierPhone: /935556622/,
  email: /zilola@example\.uz/,
  street: /Shota Rustaveli/,
  door: /domofon 45/,
} as const;
type PersonalField = keyof typeof personalFieldPatterns;

const seedStatuses: number[] = [];
const seedByCall = async (...of: Parameters<typeof app.call>) =>
  seedStatuses.push((await app.call(...of)).status);
await seedByCall(`/users/v1/users/${customer.userId}`, {
  method: "PUT",
  token: customer.token,
  body: { firstName: "Zilola", email: "zilola@example.uz" },
});
const order = await postOrder(
  app,
  customer.token,
  createDeliveryBody({
    receiver: { name: "Zilola", phone: "+998935556677" },
    courierComment: "domofon 45",
    address: { ...createDeliveryBody().address, streetName: "Shota Rustaveli" } as Order["address"] & object,
  }),
);
await seedByCall("/orders/v1/reservations", {
  token: customer.token,
  body: {
    branchId: branchIdFromKey("center"),
    chairs: 2,
    day: "2026-03-03",
    time: "19:00",
    name: "Zilola",
    phone: "+998935556688",
    comment: "tugʻilgan kun",
  },
});
const [vacancy] = (await app.call<Vacancy[]>("/support/v1/vacancies")).body;
await seedByCall(`/support/v1/vacancies/${vacancy?.id}/apply`, {
  body: { name: "Bobur", phone: "+998935556699", comment: null },
});
const member = await inviteByPhone(app, owner, { phone: "+998935556611" });
const courierRow = await app.call("/console/v1/team/couriers", {
  token: owner,
  body: { name: "Anvar", phone: "+998935556622", isActive: true },
});
for (const role of STAFF_ROLES.filter((each) => each !== "owner"))
  await createOrUpdateStaff(app, {
    merchantId: app.osh,
    login: `${role}@fields`,
    name: role,
    role,
    password: "demo",
  });
const tokensByRole = new Map<StaffRole, string>();
for (const role of STAFF_ROLES)
  tokensByRole.set(role, role === "owner" ? owner : await app.signInStaff(`${role}@fields`));

const today = dayFromInstant(app.clock.now(), "Asia/Tashkent");
/** Request parameters with which each call finds a person. */
const callParameters: Partial<Record<CallName, Partial<Pick<SampleRequest, "path" | "query">>>> = {
  pastOrders: { query: { day: today } },
  smsMessages: { query: { day: today } },
  customer: { path: `/console/v1/customers/${customer.userId}` },
  personSessions: { path: `/console/v1/people/${member.id}/sessions` },
  boardOrder: { path: `/console/v1/orders/${order.id}` },
  orderServiceTypes: { path: `/console/v1/orders/${order.id}/services` },
};
const staffReadCalls = allContractCalls.filter(
  ([, { auth, method }]) => auth === "staff" && method === "GET",
);

/**
 * Roles to which each call may show a personal field: `+` visible, `-` hidden, in the order owner, manager, operator,
 * kitchen, courier. Fields not listed here are hidden from all roles.
 */
const expectedVisibility: Partial<Record<CallName, Partial<Record<PersonalField, string>>>> = {
  board: { customerPhone: "+++--", receiverPhone: "+++--", street: "+++--", door: "+++--" },
  boardOrder: { customerPhone: "+++--", receiverPhone: "+++--", street: "+++--", door: "+++--" },
  pastOrders: { customerPhone: "+++--", receiverPhone: "+++--", street: "+++--", door: "+++--" },
  brandReservations: { reservationPhone: "+++--", reservationComment: "+++--" },
  vacancyApplications: { applicantPhone: "+++--" },
  customers: { customerPhone: "++---" },
  customer: { customerPhone: "+++--" },
  people: { staffPhone: "+----" },
  couriers: { courierPhone: "+++--" },
  managedCouriers: { courierPhone: "++---" },
  // The audit log contains the values as entered, so a courier's phone is visible there.
  changes: { courierPhone: "++---" },
};

async function fetchTextAsRole(name: CallName, role: StaffRole): Promise<string> {
  const sample = { ...testUsers.sampleOf(name), ...callParameters[name], token: tokensByRole.get(role) };
  const bare = await sendSampleRequest(app, { ...sample, query: callParameters[name]?.query ?? {} });
  // If the call requires more parameters, it is repeated with the parameters of the sample.
  return (bare.status === 400 ? await sendSampleRequest(app, sample) : bare).text;
}

test.each(staffReadCalls.map(([name]) => name))(
  "[US-8] %s shows phones, addresses and notes only to the roles of the matrix",
  async (name) => {
    const seen: Partial<Record<PersonalField, string>> = {};
    const texts = await Promise.all(STAFF_ROLES.map((role) => fetchTextAsRole(name, role)));
    for (const [field, value] of Object.entries(personalFieldPatterns)) {
      const row = texts.map((text) => (value.test(text) ? "+" : "-")).join("");
      if (row.includes("+")) seen[field as PersonalField] = row;
    }
    expect(seen).toEqual(expectedVisibility[name] ?? {});
  },
);

test("[US-8] all seeded personal data is found by this check", () => {
  expect(new Set([...seedStatuses, courierRow.status])).toEqual(new Set([200]));
  const found = new Set(Object.values(expectedVisibility).flatMap((row) => Object.keys(row)));
  // No staff call returns the e-mail address of a customer.
  expect(Object.keys(personalFieldPatterns).filter((field) => !found.has(field))).toEqual(["email"]);
});

const staffWriteCalls = allContractCalls.filter(
  ([name, { auth, method }]) => auth === "staff" && method !== "GET" && !/signOut|consoleEvents/i.test(name),
);

test.each(["kitchen", "courier"] as const)(
  "[US-8] no response of a write of %s contains a phone or address",
  async (role) => {
    for (const [name] of staffWriteCalls) {
      const sample = { ...testUsers.sampleOf(name), token: tokensByRole.get(role) };
      const { status, text } = await sendSampleRequest(app, sample);
      expect([name, status]).not.toEqual([name, 401]);
      for (const value of Object.values(personalFieldPatterns))
        expect([name, value.test(text)]).toEqual([name, false]);
    }
  },
);
