import type { Branch, Order } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { validRowsByResource } from "../../../testing/good-rows.ts";
import { createInvitedStaff } from "../../../testing/invited-staff.ts";
import {
  branchIdFromKey,
  CUSTOMER_PHONE,
  createPickupBody,
  createTestShop,
} from "../../../testing/test-shop.ts";

interface Row {
  id: string;
  version: number;
  code: string;
  data: { where: object[]; field: string };
}

const app = await createTestShop();
const owner = await app.signInStaff("owner@osh");
const guest = await app.signIn(CUSTOMER_PHONE);
const path = "/console/v1/venue/branches";
const createGoodBranch = validRowsByResource.branch.row;
const addBranch = (more: object = {}, token = owner) =>
  app.call<Row>(path, { token, body: { ...createGoodBranch(), ...more } });
const fetchBranch = async (id: string) => (await app.call<Row>(`${path}/${id}`, { token: owner })).body;
const changeBranch = (id: string, body: object, token = owner) =>
  app.call<Row>(`${path}/${id}`, { method: "PUT", token, body });
/** Returns the branches that guests see, after clearing the server's caches. */
const fetchGuestBranches = async () => {
  app.directory.drop();
  app.http.invalidate(app.osh);
  return (await app.call<Branch[]>("/users/v1/branches/full")).body;
};
const requestOrder = (id: string) =>
  app.call<Order & { code: string }>("/orders/v1/orders", {
    token: guest.token,
    body: createPickupBody({ branchId: id }),
  });

test("[BN-3] guests see an added branch with its phone, location and hours, in the brand's nearest city", async () => {
  const { id } = (await addBranch({ phone: "+998712003040", latitude: 41.33, longitude: 69.3 })).body;
  const found = (await fetchGuestBranches()).find((branch) => branch.id === id);
  const [first] = await fetchGuestBranches();
  expect(found).toMatchObject({
    phone: "+998712003040",
    latitude: 41.33,
    cityId: first?.cityId,
    workHours: [{ type: "DELIVERY", hours: [{ weekName: "MONDAY", close: "23:00" }] }],
  });
});

test("[BN-3] a branch may have short numbers of a call centre, of at least three digits", async () => {
  const added = await addBranch({ phone: "1234", bookingPhone: "103" });
  expect(added.status).toBe(200);
  expect((await fetchGuestBranches()).find(({ id }) => id === added.body.id)).toMatchObject({
    phone: "1234",
    bookingPhone: "103",
  });
  expect(await addBranch({ phone: "12" })).toMatchObject({ status: 400, body: { data: { field: "phone" } } });
});

test("[BN-3] a disabled branch is hidden from guests and takes no orders until it is enabled", async () => {
  const id = branchIdFromKey("center");
  const now = await fetchBranch(id);
  const off = await changeBranch(id, { ...now, isActive: false, offReason: "Taʼmir" });
  expect(off).toMatchObject({ status: 200, body: { offReason: "Taʼmir" } });
  expect((await fetchGuestBranches()).map((branch) => branch.id)).not.toContain(id);
  expect((await requestOrder(id)).status).toBeGreaterThanOrEqual(400);
  const on = await changeBranch(id, { ...now, version: off.body.version });
  expect(on.status).toBe(200);
  expect((await fetchGuestBranches()).map((branch) => branch.id)).toContain(id);
  expect((await requestOrder(id)).status).toBe(200);
});

test("[BN-3] refuses to remove a branch with zones or tables, and lists them", async () => {
  const id = branchIdFromKey("center");
  const { version } = await fetchBranch(id);
  const reply = await app.call<Row>(`${path}/${id}?version=${version}`, { method: "DELETE", token: owner });
  expect(reply).toMatchObject({ status: 409, body: { code: "in_use" } });
  expect(reply.body.data.where.length).toBeGreaterThan(0);
});

test("[BN-4] refuses invalid times, a duplicate day and a duplicate service", async () => {
  const day = { weekName: "MONDAY", open: "09:00", close: "23:00", isDayOff: false };
  for (const workHours of [
    [{ type: "DELIVERY", hours: [{ ...day, open: "25:00" }] }],
    [{ type: "DELIVERY", hours: [day, day] }],
    [
      { type: "DELIVERY", hours: [day] },
      { type: "DELIVERY", hours: [] },
    ],
  ])
    expect(await addBranch({ workHours })).toMatchObject({ status: 400 });
});

test("[US-8] staff of one branch manage that branch and cannot add another", async () => {
  const north = branchIdFromKey("north");
  const body = { login: "keeper-north", name: "Keeper", role: "manager", branchIds: [north] };
  const local = await createInvitedStaff(app, owner, body);
  const listed = await app.call<{ items: Row[] }>(path, { token: local.token });
  expect(listed.body.items.map(({ id }) => id)).toEqual([north]);
  const [own] = listed.body.items;
  expect((await changeBranch(north, { ...own, phone: "+998712009988" }, local.token)).status).toBe(200);
  const other = await fetchBranch(branchIdFromKey("center"));
  expect((await changeBranch(other.id, { ...other, phone: null }, local.token)).status).toBe(404);
  expect((await addBranch({}, local.token)).status).toBe(404);
});
