import type { BranchTerms, LoggedChange, Menu } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { newId } from "../../../platform/ids.ts";
import { createInvitedStaff } from "../../../testing/invited-staff.ts";
import { branchIdFromKey, productIdFromKey, createTestShop } from "../../../testing/test-shop.ts";

const app = await createTestShop();
const owner = await app.signInStaff("owner@osh");
const plov = productIdFromKey("plov");
const center = branchIdFromKey("center");
const north = branchIdFromKey("north");
const DEFAULT_TERMS = { isSold: true, price: null };

const listBranchTerms = async (token = owner, id = plov) =>
  app.call<{ branches: BranchTerms[] }>(`/console/v1/menu/products/${id}/branches`, { token });
const fetchTermsInBranch = async (branch: string) =>
  (await listBranchTerms()).body.branches.find((each) => each.branchId === branch);
const changeBranchTerms = (branch: string, body: object, { token = owner, id = plov } = {}) =>
  app.call<{ code: string; data: { present: BranchTerms } }>(
    `/console/v1/menu/products/${id}/branches/${branch}`,
    { method: "PUT", token, body },
  );
async function fetchProduct() {
  app.directory.drop();
  app.http.invalidate(app.osh);
  const { products } = (await app.call<Menu>("/products/v1/overalls", { host: "osh.localhost" })).body;
  return products.find(({ id }) => id === plov);
}

test("[BK-1] a branch gets its own price, guests see it, and removing it restores the general price", async () => {
  const before = await fetchProduct();
  expect((await changeBranchTerms(center, { isSold: true, price: 61_000, was: DEFAULT_TERMS })).status).toBe(
    200,
  );
  expect((await fetchProduct())?.branchPrices).toContainEqual({ id: center, price: 61_000 });
  expect(await fetchTermsInBranch(center)).toEqual({ branchId: center, isSold: true, price: 61_000 });
  expect(await fetchTermsInBranch(north)).toEqual({ branchId: north, ...DEFAULT_TERMS });
  const { items } = (
    await app.call<{ items: LoggedChange[] }>(`/console/v1/changes?entityId=${plov}`, { token: owner })
  ).body;
  expect(items[0]).toMatchObject({
    entity: "productBranch",
    before: { price: null },
    after: { price: 61_000 },
  });
  const was = { isSold: true, price: 61_000 };
  expect((await changeBranchTerms(center, { ...DEFAULT_TERMS, was })).status).toBe(200);
  expect(await fetchProduct()).toEqual(before);
});

test("[MN-1] returns whether a branch sells a product, and refuses a change of an outdated version with the current one", async () => {
  expect((await changeBranchTerms(north, { isSold: false, price: null, was: DEFAULT_TERMS })).status).toBe(
    200,
  );
  const late = await changeBranchTerms(north, { isSold: true, price: 1, was: DEFAULT_TERMS });
  expect(late).toMatchObject({ status: 409, body: { code: "stale_version" } });
  expect(late.body.data.present).toEqual({ branchId: north, isSold: false, price: null });
  expect(
    (await changeBranchTerms(north, { ...DEFAULT_TERMS, was: { isSold: false, price: null } })).status,
  ).toBe(200);
  expect((await changeBranchTerms(north, { isSold: true, price: -1, was: DEFAULT_TERMS })).status).toBe(400);
});

test("[US-8] staff of one branch read and change only that branch, and other brands nothing", async () => {
  const branchIds = [center];
  const { token } = await createInvitedStaff(app, owner, {
    login: "price",
    name: "M",
    role: "manager",
    branchIds,
  });
  expect((await listBranchTerms(token)).body.branches).toEqual([{ branchId: center, ...DEFAULT_TERMS }]);
  expect(
    (await changeBranchTerms(center, { isSold: true, price: 5_000, was: DEFAULT_TERMS }, { token })).status,
  ).toBe(200);
  expect(
    (await changeBranchTerms(north, { isSold: true, price: 5_000, was: DEFAULT_TERMS }, { token })).status,
  ).toBe(404);
  const was = { isSold: true, price: 5_000 };
  expect((await changeBranchTerms(center, { ...DEFAULT_TERMS, was }, { token })).status).toBe(200);
  const pizza = await app.signInStaff("owner@pizza");
  expect((await listBranchTerms(pizza)).status).toBe(404);
  expect(
    (await changeBranchTerms(center, { ...DEFAULT_TERMS, was: DEFAULT_TERMS }, { token: pizza })).status,
  ).toBe(404);
  expect((await listBranchTerms(owner, newId())).status).toBe(404);
  expect(
    (await changeBranchTerms(center, { ...DEFAULT_TERMS, was: DEFAULT_TERMS }, { id: newId() })).status,
  ).toBe(404);
  expect(
    (
      await changeBranchTerms(
        center,
        { ...DEFAULT_TERMS, was: DEFAULT_TERMS },
        { token: await app.signInStaff("kitchen@osh") },
      )
    ).status,
  ).toBe(403);
});
