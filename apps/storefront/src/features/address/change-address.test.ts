import { beforeEach, expect, test, vi } from "vitest";
import { guestAddresses } from "../../shop/location/guest-address-store.ts";
import { changeFulfillment, fulfillmentStore } from "../../shop/location/fulfillment.ts";
import { closeSession, openSession } from "../../shop/session/session.ts";
import { applyAddressDetails, toDetailsForm } from "./details.ts";
import { changeAddress, deleteAddress, saveAddress } from "./saved-addresses.ts";
import type { SavedAddress } from "./saved-addresses.ts";

const homeAddress: SavedAddress = {
  id: "front-1",
  name: null,
  streetName: "Katartal koʻchasi",
  houseNumber: "12",
  latitude: 41.287855,
  longitude: 69.209314,
  comment: "Eshik yonida it bor",
  details: { office: "12", entrance: null, floor: null, domophone: null },
};
const fetchMock = vi.fn<typeof fetch>();
const mockReply = (status: number, body: unknown) =>
  fetchMock.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));

beforeEach(() => {
  vi.stubGlobal("fetch", fetchMock.mockReset());
  closeSession();
  guestAddresses.set([]);
  changeFulfillment({ address: null });
});

test("[AD-7] the sheet opens with the saved values, and omits emptied ones", () => {
  const form = { ...toDetailsForm(homeAddress), entrance: " 3 ", comment: " ", name: "Ish" };
  const changed = applyAddressDetails(homeAddress, form);
  expect(changed).toMatchObject({
    id: "front-1",
    name: "Ish",
    comment: null,
    streetName: homeAddress.streetName,
  });
  expect(changed.details).toMatchObject({ office: "12", entrance: "3", floor: null, domophone: null });
  expect(changed.latitude).toBe(homeAddress.latitude);
});

test("[AD-11] a guest's address changes on the device without a call, and the order's address follows", async () => {
  const other = { ...homeAddress, id: "front-2", latitude: 41.3 };
  guestAddresses.set([other, homeAddress]);
  changeFulfillment({ address: homeAddress });
  expect(await changeAddress({ ...homeAddress, name: "Uy" })).toBeNull();
  expect(guestAddresses.get().map(({ id, name }) => [id, name])).toEqual([
    ["front-2", null],
    ["front-1", "Uy"],
  ]);
  expect(fulfillmentStore.get().address?.name).toBe("Uy");
  expect(fetchMock).not.toHaveBeenCalled();
});

test("[AD-11] a customer's address changes on the server; an address that is not the order's leaves the order unchanged", async () => {
  openSession({ userId: "u1", phone: "+998901234567", firstName: null, lastName: null });
  changeFulfillment({ address: { ...homeAddress, id: "a2" } });
  mockReply(200, { ...homeAddress, id: "a1", name: "Uy" });
  expect(await changeAddress({ ...homeAddress, id: "a1", name: "Uy" })).toBeNull();
  const [url, request] = fetchMock.mock.calls[0] ?? [];
  expect([String(url), request?.method]).toEqual(["/api/users/v1/addresses/a1", "PUT"]);
  expect(JSON.parse(String(request?.body))).not.toHaveProperty("id");
  expect(fulfillmentStore.get().address?.name).toBeNull();
});

test("[AD-11] a refusal by the server changes nothing and is shown", async () => {
  openSession({ userId: "u1", phone: "+998901234567", firstName: null, lastName: null });
  changeFulfillment({ address: { ...homeAddress, id: "a1" } });
  mockReply(404, {
    statusCode: 404,
    statusMessage: "Not Found",
    code: "not_found",
    description: {},
    data: {},
  });
  expect(await changeAddress({ ...homeAddress, id: "a1", name: "Uy" })).toMatchObject({ code: "not_found" });
  expect(fulfillmentStore.get().address?.name).toBeNull();
});

test("[US-7, AD-10] a guest saves and deletes an address without a call that needs a token", async () => {
  mockReply(200, { id: "chilonzor" });
  await saveAddress({ ...homeAddress, id: null });
  const [saved] = guestAddresses.get();
  await deleteAddress(saved?.id ?? "", () => undefined);
  expect(guestAddresses.get()).toEqual([]);
  const paths = fetchMock.mock.calls.map(([url]) => String(url).split("?")[0]);
  expect(paths).toEqual(["/api/users/v1/branches/merchant//closest"]);
});
