import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { GeocoderHit } from "@dasturxon/contract";
import type { Coordinates } from "@dasturxon/domain/zones";
import { guestAddresses } from "../../shop/location/guest-address-store.ts";
import { fulfillmentStore } from "../../shop/location/fulfillment.ts";
import { setDeliveryAddress, testAddress } from "../../testing/basket-fixture.ts";
import { signInTestCustomer } from "../../testing/customer-fixture.ts";
import { loadExampleReply } from "../../testing/example-replies.ts";
import { FAKE_CONNECTION_LOSS, createFakeRefusal } from "../../testing/fake-api.ts";
import type { FakeApiAnswers } from "../../testing/fake-api.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { testBranch } from "../../testing/shop-fixture.ts";
import { DeleteAddressSheet } from "./delete-sheet.tsx";
import { EditSheet } from "./edit-sheet.tsx";
import type { FoundAddress } from "./found-address.ts";
import { SavedAddressList } from "./saved-list.tsx";
import { SavedSheet } from "./saved-sheet.tsx";
import { SearchSheet } from "./search-sheet.tsx";

const closestBranchAnswers: FakeApiAnswers = {
  "GET /users/v1/branches/merchant/{merchantId}/closest": testBranch,
};

const renderSavedList = (api: FakeApiAnswers = {}) =>
  renderStore(
    <>
      <SavedAddressList onChosen={() => undefined} />
      <EditSheet onChosen={() => undefined} />
      <DeleteAddressSheet />
    </>,
    { path: "/profile/address", api: { ...closestBranchAnswers, ...api } },
  );

test("[AD-7, AD-11] a guest's address is changed on the device and stays changed after a reload", async () => {
  guestAddresses.set([{ ...testAddress, id: "front-1" }]);
  const store = await renderSavedList();
  await page.getByRole("button", { name: /^Edit/ }).click();
  const sheet = store.panel(store.t("address.editTitle"));
  await expect.element(sheet.getByLabelText(store.t("address.office"), { exact: true })).toHaveValue("12");
  await sheet.getByLabelText(store.t("address.entrance"), { exact: true }).fill("3");
  await sheet.getByRole("button", { name: store.t("address.name.work"), exact: true }).click();
  await store.button("address.saveChanges").click();
  await expect.element(sheet).not.toBeInTheDocument();
  await store.reload();
  await expect.element(page.getByRole("listitem")).toMatchTextContent(store.t("address.name.work"));
  await expect
    .poll(() => guestAddresses.get())
    .toMatchObject([{ name: store.t("address.name.work"), details: { entrance: "3" } }]);
});

test("[AD-11, EN-6] input that the server refused stays in the sheet, back closes it without a change; a house has no flat", async () => {
  signInTestCustomer();
  const [saved] = await loadExampleReply("addresses");
  if (!saved) throw new Error("the example of addresses has none");
  const reply = { ...saved, ...testAddress, id: saved.id };
  const store = await renderSavedList({
    "GET /users/v1/addresses/merchant/{merchantId}/user/{userId}": [reply],
    "PUT /users/v1/addresses/{id}": FAKE_CONNECTION_LOSS,
  });
  const edit = page.getByRole("button", { name: /^Edit/ });
  await edit.click();
  const floor = store.field("address.floor");
  await floor.fill("9");
  await store.button("address.saveChanges").click();
  await expect.poll(() => store.api.calls("PUT /users/v1/addresses/{id}")).toHaveLength(1);
  await expect.element(floor).toHaveValue("9");
  await store.back();
  await expect.element(store.panel()).not.toBeInTheDocument();
  await edit.click();
  await expect.element(floor).toHaveValue("");
  await page.getByText(store.t("address.type.HOUSE"), { exact: true }).click();
  await expect.element(floor).not.toBeInTheDocument();
  store.api.answer({ "PUT /users/v1/addresses/{id}": { ...reply, type: "HOUSE" } });
  await store.button("address.saveChanges").click();
  await expect.element(store.text("address.changed")).toBeVisible();
  await expect
    .poll(() => store.api.calls("PUT /users/v1/addresses/{id}").at(-1)?.body)
    .toMatchObject({
      type: "HOUSE",
      houseNumber: "5",
      details: { office: null, entrance: null, floor: null },
    });
});

test("[AD-11, SH-4] the drawer `my locations` lists each address and offers to add one", async () => {
  guestAddresses.set([{ ...testAddress, id: "front-1", name: "Home" }]);
  const onAdd = vi.fn<() => void>();
  const store = await renderStore(
    <SavedSheet
      isOpen
      onClose={() => undefined}
      onAdd={onAdd}
      onNone={() => undefined}
      onChosen={() => undefined}
    />,
    { api: closestBranchAnswers },
  );
  const drawer = store.panel("My locations");
  await expect.element(drawer.getByRole("listitem")).toMatchTextContent("Home");
  await store.button("address.add").click();
  expect(onAdd).toHaveBeenCalledOnce();
});

test("[AD-9, AD-11] two flats of one house differ in the list, in the names of their buttons and before deletion", async () => {
  const details = { office: "48", entrance: null, floor: null, domophone: null, landmark: null };
  guestAddresses.set([
    { ...testAddress, id: "front-1" },
    { ...testAddress, id: "front-2", details },
  ]);
  const store = await renderSavedList();
  const [first, second] = [page.getByRole("listitem").first(), page.getByRole("listitem").last()];
  await expect.element(first).toMatchTextContent(store.t("door.office", { value: "12" }));
  await expect.element(second).toMatchTextContent(store.t("door.office", { value: "48" }));
  await expect.element(second.getByRole("button", { name: /^Edit.*48$/ })).toBeVisible();
  await second.getByRole("button", { name: /^Delete.*48$/ }).click();
  await expect.element(store.panel()).toMatchTextContent(store.t("door.office", { value: "48" }));
});

test("[AD-11] an address saved without a house asks for the house when chosen, once", async () => {
  guestAddresses.set([{ ...testAddress, id: "front-1", houseNumber: null }]);
  const store = await renderSavedList();
  await page.getByRole("listitem").getByRole("button").first().click();
  const sheet = store.panel(store.t("address.completeTitle"));
  await expect.element(sheet.getByLabelText(store.t("address.house"), { exact: true })).toHaveFocus();
  await expect.element(sheet.getByLabelText(store.t("address.office"), { exact: true })).toHaveValue("12");
  await sheet.getByLabelText(store.t("address.house"), { exact: true }).fill("9");
  await store.button("address.save").click();
  await expect.poll(() => fulfillmentStore.get().address?.houseNumber).toBe("9");
  await store.back();
  await page.getByRole("listitem").getByRole("button").first().click();
  await expect.element(sheet).not.toBeInTheDocument();
});

test("[EN-6] an order's address chosen from the saved ones has that entry mode, however it was first entered", async () => {
  guestAddresses.set([{ ...testAddress, id: "front-1", entryMode: "MAP" }]);
  await renderSavedList();
  await page.getByRole("listitem").getByRole("button").first().click();
  await expect
    .poll(() => fulfillmentStore.get().address)
    .toMatchObject({ id: "front-1", entryMode: "SAVED" });
});

test("[AD-11, ER-3] saved addresses that failed to load can be reloaded; an empty list says so", async () => {
  signInTestCustomer();
  const route = "GET /users/v1/addresses/merchant/{merchantId}/user/{userId}";
  const store = await renderSavedList({ [route]: createFakeRefusal("not_found") });
  store.api.answer({ [route]: [] });
  await store.button("action.retry").click();
  await expect.element(store.text("address.noSaved")).toBeVisible();
});

const createGeocoderHit = (name: string, number: number): GeocoderHit => ({
  place_id: number,
  lat: "41.31",
  lon: "69.28",
  name,
  display_name: name,
  type: "street",
  address: { road: name, city: "Toshkent" },
});

test("[AD-4] old results cannot be chosen while a search runs; the new result can", async () => {
  setDeliveryAddress();
  const onPick = vi.fn<(to: Coordinates, found: FoundAddress) => void>();
  let resolveSearch = (_: GeocoderHit[]) => undefined as void;
  const store = await renderStore(
    <SearchSheet
      isOpen
      onClose={() => undefined}
      near={testBranch}
      isHere={false}
      onPick={onPick}
      onLocate={() => undefined}
    />,
    { api: { "GET /notifications/v1/nominatim/search": [createGeocoderHit("Amir Temur", 1)] } },
  );
  const field = page.getByRole("searchbox");
  await field.fill("Amir");
  await expect.element(page.getByRole("listitem")).toMatchTextContent("Amir Temur");
  store.api.answer({
    "GET /notifications/v1/nominatim/search": () => new Promise((resolve) => (resolveSearch = resolve)),
  });
  await field.fill("Chilonzor");
  await expect.poll(() => document.querySelector("dialog ul")?.hasAttribute("inert")).toBe(true);
  await expect.poll(() => store.api.calls()).toHaveLength(2);
  resolveSearch([createGeocoderHit("Chilonzor-9", 2)]);
  await expect.element(page.getByRole("listitem")).toMatchTextContent("Chilonzor-9");
  await page.getByRole("listitem").getByRole("button").click();
  await expect
    .poll(() => onPick)
    .toHaveBeenCalledExactlyOnceWith(
      { latitude: 41.31, longitude: 69.28 },
      expect.objectContaining({ streetName: "Chilonzor-9" }),
    );
});

test("[AD-4, AD-13, ER-2, ER-3] an empty search says so, a failed one is titled `Error in nominatim` and can be retried", async () => {
  const store = await renderStore(
    <SearchSheet
      isOpen
      onClose={() => undefined}
      near={testBranch}
      isHere={false}
      onPick={() => undefined}
      onLocate={() => undefined}
    />,
    {
      api: {
        "GET /notifications/v1/nominatim/search": createFakeRefusal("too_many_requests", { seconds: 1 }),
      },
    },
  );
  await page.getByRole("searchbox").fill("Amir");
  await expect
    .element(page.getByRole("alert").getByRole("heading", { name: "Error in nominatim", exact: true }))
    .toBeVisible();
  store.api.answer({ "GET /notifications/v1/nominatim/search": [] });
  await store.button("action.retry").click();
  await expect.element(store.text("address.nothing")).toBeVisible();
});

const ADDRESS_LIST_ENDPOINT = "GET /users/v1/addresses/merchant/{merchantId}/user/{userId}";

test.each([
  ["without saved addresses is led to the map", 0],
  ["with a saved address sees the list", 1],
])("[AD-11, SH-2] a customer %s", async (_, count) => {
  signInTestCustomer();
  const onNone = vi.fn<() => void>();
  const doNothing = () => undefined;
  const [saved] = await loadExampleReply("addresses");
  if (!saved) throw new Error("the example of addresses has none");
  const addresses = count === 0 ? [] : [{ ...saved, ...testAddress, id: saved.id }];
  await renderStore(
    <SavedSheet isOpen onClose={doNothing} onAdd={doNothing} onNone={onNone} onChosen={doNothing} />,
    { api: { ...closestBranchAnswers, [ADDRESS_LIST_ENDPOINT]: addresses } },
  );
  if (count > 0) await expect.element(page.getByRole("listitem")).toBeVisible();
  await expect.poll(() => onNone.mock.calls).toHaveLength(1 - count);
});

test("[AD-4] the arrow keys move from the search field into the results and back", async () => {
  await renderStore(
    <SearchSheet
      isOpen
      onClose={() => undefined}
      near={testBranch}
      isHere={false}
      onPick={() => undefined}
      onLocate={() => undefined}
    />,
    {
      api: {
        "GET /notifications/v1/nominatim/search": [
          createGeocoderHit("Amir Temur", 1),
          createGeocoderHit("Amir Olim", 2),
        ],
      },
    },
  );
  const field = page.getByRole("searchbox");
  await field.fill("Amir");
  const rows = page.getByRole("listitem").getByRole("button");
  await expect.poll(() => rows.elements()).toHaveLength(2);
  await field.click();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(rows.first()).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  await expect.element(rows.last()).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}{ArrowUp}");
  await expect.element(field).toHaveFocus();
});
