import { beforeEach, expect, test } from "vitest";
import type { ApiCall } from "../../platform/api.ts";
import { chooseAddress } from "./choose-address.ts";
import { guestAddresses } from "./guest-address-store.ts";
import { saveGuestAddress, uploadGuestAddresses } from "./guest-addresses.ts";
import { changeFulfillment, fulfillmentStore } from "./fulfillment.ts";
import type { DeliveryAddress } from "./fulfillment.ts";
import { resetStores } from "../../platform/stored-store.ts";

const homeAddress: DeliveryAddress = {
  id: null,
  streetName: "Katartal koʻchasi",
  latitude: 41.287855,
  longitude: 69.209314,
};
const workAddress: DeliveryAddress = {
  id: null,
  streetName: "Amir Temur koʻchasi",
  latitude: 41.311081,
  longitude: 69.279737,
};

type SentCall = { route: string; input: { body?: { streetName: string }; path?: object } };

/** Returns a fake server that answers with `reply` and records its requests. */
function createFakeServer(reply: (asked: SentCall) => unknown) {
  const asked: SentCall[] = [];
  const fakeCall = (async (route: string, input: SentCall["input"]) => {
    asked.push({ route, input });
    const data = await reply({ route, input });
    return data ? { data, error: null } : { data: null, error: { code: "network" } };
  }) as unknown as ApiCall;
  return { asked, ask: fakeCall };
}

beforeEach(() => resetStores());

test("[AD-8, AD-10] a guest's address has a timestamp id with the marker", () => {
  expect(saveGuestAddress(homeAddress, 1_700_000_000_000).id).toBe("front-1700000000000");
});

test("[AD-9] an address within 0.000099 degrees is the same one with updated data", () => {
  const first = saveGuestAddress(homeAddress, 1);
  const again = saveGuestAddress(
    { ...homeAddress, latitude: homeAddress.latitude + 0.00009, comment: "qoʻngʻiroq qiling" },
    2,
  );
  expect(again.id).toBe(first.id);
  expect(again).toMatchObject({ latitude: homeAddress.latitude, comment: "qoʻngʻiroq qiling" });
  expect(guestAddresses.get()).toEqual([again]);
  saveGuestAddress({ ...homeAddress, latitude: homeAddress.latitude + 0.0002 }, 3);
  expect(guestAddresses.get()).toHaveLength(2);
});

test("[AD-9] two flats in one house are two addresses of the guest, and both are sent", async () => {
  const createFlatAddress = (office: string, name: string) => ({
    ...homeAddress,
    houseNumber: "12",
    name,
    details: { office },
  });
  saveGuestAddress(createFlatAddress("2", "Uy"), 1);
  saveGuestAddress(createFlatAddress("99", "Ish"), 1);
  expect(guestAddresses.get().map(({ id, name }) => [id, name])).toEqual([
    ["front-2", "Ish"],
    ["front-1", "Uy"],
  ]);
  const { asked, ask } = createFakeServer(({ input }) => ({ ...input.body, id: "real" }));
  await uploadGuestAddresses("u1", ask);
  expect(asked.map(({ input }) => input.body)).toMatchObject([
    { details: { office: "2" } },
    { details: { office: "99" } },
  ]);
});

test("[AD-9, AD-11] a repeated address keeps details that only it has; a changed one has the new ones", () => {
  const saved = saveGuestAddress(
    { ...homeAddress, comment: "Koʻk eshik", details: { office: "2", domophone: "7#" } },
    1,
  );
  const repeated = saveGuestAddress({ ...homeAddress, details: { office: "2" } }, 2);
  expect(repeated).toMatchObject({
    id: saved.id,
    comment: "Koʻk eshik",
    details: { office: "2", domophone: "7#" },
  });
  const changed = saveGuestAddress({ ...saved, comment: null, details: { office: "3" } }, 3);
  expect(changed).toEqual({ ...saved, comment: null, details: { office: "3" } });
  expect(guestAddresses.get()).toEqual([changed]);
});

test("[AD-10] signing in sends each address once, in creation order, and the order's address gets its server id", async () => {
  saveGuestAddress(homeAddress, 1);
  const chosen = saveGuestAddress(workAddress, 2);
  changeFulfillment({ address: chosen });
  const { asked, ask } = createFakeServer(({ input }) => ({
    ...input.body,
    id: `real-${input.body?.streetName}`,
  }));
  await Promise.all([uploadGuestAddresses("u1", ask), uploadGuestAddresses("u1", ask)]);
  expect(asked.map(({ input }) => input.body?.streetName)).toEqual([
    homeAddress.streetName,
    workAddress.streetName,
  ]);
  expect(asked[0]?.input.body).not.toHaveProperty("id");
  expect(guestAddresses.get()).toEqual([]);
  expect(fulfillmentStore.get().address?.id).toBe(`real-${workAddress.streetName}`);
});

test("[AD-10] an address that could not be sent stays on the device for the next time", async () => {
  saveGuestAddress(homeAddress, 1);
  await uploadGuestAddresses("u1", createFakeServer(() => null).ask);
  expect(guestAddresses.get()).toHaveLength(1);
  await uploadGuestAddresses("u1", createFakeServer(() => ({ id: "real" })).ask);
  expect(guestAddresses.get()).toEqual([]);
});

test("[BN-7] choosing an address finds its branch; a failed lookup clears the branch", async () => {
  changeFulfillment({ nearestBranchId: "old" });
  await chooseAddress(homeAddress, createFakeServer(() => ({ id: "chilonzor" })).ask);
  expect(fulfillmentStore.get()).toMatchObject({
    serviceType: "DELIVERY",
    address: homeAddress,
    nearestBranchId: "chilonzor",
  });
  await chooseAddress(workAddress, createFakeServer(() => null).ask);
  expect(fulfillmentStore.get()).toMatchObject({ address: workAddress, nearestBranchId: null });
});

test("[AD-3] drops the branch of an address that was left in the meantime", async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const slow = chooseAddress(homeAddress, createFakeServer(() => promise).ask);
  await chooseAddress(workAddress, createFakeServer(() => ({ id: "mirobod" })).ask);
  resolve({ id: "chilonzor" });
  await slow;
  expect(fulfillmentStore.get()).toMatchObject({ address: workAddress, nearestBranchId: "mirobod" });
});

test("[BN-7, AD-10] an address that gets its server id and house meanwhile keeps its branch", async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const choosing = chooseAddress(saveGuestAddress(homeAddress, 1), createFakeServer(() => promise).ask);
  await uploadGuestAddresses("u1", createFakeServer(() => ({ id: "real" })).ask);
  const { address } = fulfillmentStore.get();
  changeFulfillment({ address: address && { ...address, houseNumber: "7" } });
  resolve({ id: "chilonzor" });
  await choosing;
  expect(fulfillmentStore.get()).toMatchObject({
    address: { id: "real", houseNumber: "7" },
    nearestBranchId: "chilonzor",
  });
});
