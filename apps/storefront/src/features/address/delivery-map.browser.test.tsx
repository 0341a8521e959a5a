import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { Coordinates } from "@dasturxon/domain/zones";
import type { MapViewProps } from "../../platform/map-contract.ts";
import { basketStore } from "../../shop/basket/basket.ts";
import { guestAddresses } from "../../shop/location/guest-address-store.ts";
import { fulfillmentStore } from "../../shop/location/fulfillment.ts";
import { fillBasket } from "../../testing/basket-fixture.ts";
import { menuQuery } from "../../shop/menu/menu-query.ts";
import { loadExampleReply } from "../../testing/example-replies.ts";
import { createFakeRefusal } from "../../testing/fake-api.ts";
import type { FakeApiAnswers } from "../../testing/fake-api.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { createTestId, somsa, testBranch, createTestMenu, testRegion } from "../../testing/shop-fixture.ts";
import { DeliveryMap } from "./delivery-map.tsx";

const POINT_INSIDE_ZONE = { latitude: 41.311, longitude: 69.281 };
const POINT_OUTSIDE_ZONE = { latitude: 41.2, longitude: 69.4 };

/** Replaces the map with two buttons: one taps a point inside the zone, the other a point outside. */
function TestMap({ onTap, target }: MapViewProps) {
  return (
    <div data-zoom={target.zoom} style={{ position: "fixed", top: 0, zIndex: 1000 }}>
      <button type="button" onClick={() => onTap?.(POINT_INSIDE_ZONE, 14)}>
        inside
      </button>
      <button type="button" onClick={() => onTap?.(POINT_OUTSIDE_ZONE, 14)}>
        outside
      </button>
    </div>
  );
}

async function renderDeliveryMap(api: FakeApiAnswers = {}, isSearchFirst = false) {
  const onDone = vi.fn<() => void>();
  const store = await renderStore(
    <main className="h-dvh overflow-hidden">
      <DeliveryMap Map={TestMap} isSearchFirst={isSearchFirst} onBack={() => undefined} onDone={onDone} />
    </main>,
    {
      path: "/address/delivery",
      api: {
        "GET /notifications/v1/nominatim/reverse": await loadExampleReply("reverse"),
        "GET /users/v1/branches/merchant/{merchantId}/closest": testBranch,
        "POST /deliveries/v1/delivery/tariff/client/calculate": await loadExampleReply("calculateTariff"),
        ...api,
      },
    },
  );
  const tapMap = (where: "inside" | "outside") =>
    page.getByRole("button", { name: where, exact: true }).click();
  return { store, onDone, tap: tapMap };
}

test("[AD-1] the map opens at zoom 14", async () => {
  const { store } = await renderDeliveryMap();
  await expect.element(store.text("address.idle")).toBeVisible();
  expect(document.querySelector("[data-zoom]")?.getAttribute("data-zoom")).toBe("14");
});

test("[AD-1, AD-5, UX-18] out of the zone Save is off, pickup is offered and the basket is kept; inside the address can be saved", async () => {
  fillBasket(somsa);
  const { store, onDone, tap } = await renderDeliveryMap();
  await expect.element(store.text("address.idle")).toBeVisible();
  await expect.element(store.button("address.save")).toBeDisabled();
  await tap("outside");
  await expect.element(store.text("address.outOfZone")).toBeVisible();
  await expect.element(store.button("address.save")).toBeDisabled();
  await tap("inside");
  await expect.element(store.button("address.save")).toBeEnabled();
  await tap("outside");
  await page
    .getByRole("button", { name: new RegExp(store.t("branch.pickUpFrom", { branch: "Markaz" })) })
    .click();
  await expect.poll(() => onDone).toHaveBeenCalledOnce();
  await expect
    .poll(() => fulfillmentStore.get())
    .toMatchObject({ serviceType: "PICK_UP", branchId: testBranch.id });
  await expect.poll(() => basketStore.get().lines).toHaveLength(1);
});

test("[AD-5] an open map gets a zone changed by staff with the newer menu, without a reload", async () => {
  const { store, tap } = await renderDeliveryMap();
  await menuQuery.load();
  await tap("outside");
  await expect.element(store.text("address.outOfZone")).toBeVisible();
  const { latitude, longitude } = POINT_OUTSIDE_ZONE;
  const around: [number, number][] = [
    [longitude - 0.1, latitude - 0.1],
    [longitude + 0.1, latitude - 0.1],
    [longitude + 0.1, latitude + 0.1],
    [longitude - 0.1, latitude + 0.1],
  ];
  store.api.answer({
    "GET /users/v1/region": [testRegion, { ...testRegion, id: createTestId(91), polygon: around }],
    "GET /products/v1/menu": { hash: "newer" },
    "GET /products/v1/menu/{hash}": { ...createTestMenu(), version: "newer" },
  });
  await menuQuery.reload();
  await expect.element(store.button("address.save")).toBeEnabled();
  await expect.element(store.text("address.outOfZone")).not.toBeInTheDocument();
});

test("[AD-5, ER-2] outside every zone the words `Out of Service zone` are shown in red over the address", async () => {
  const { store, tap } = await renderDeliveryMap();
  await tap("outside");
  const words = page.getByText("Out of Service zone", { exact: true });
  await expect.element(words).toHaveClass(/text-bad-ink/);
  await expect
    .element(page.getByText(`${store.t("address.outOfZoneText")}: `, { exact: false }))
    .toBeVisible();
});

test("[EN-6] a point of the map has that entry mode in the order", async () => {
  const { store, onDone, tap } = await renderDeliveryMap();
  await tap("inside");
  await store.button("address.save").click();
  await store.button("address.saveDetails").click();
  await expect.poll(() => onDone).toHaveBeenCalledOnce();
  await expect.poll(() => fulfillmentStore.get().address?.entryMode).toBe("MAP");
});

test("[AD-13, AD-5] reports zones that failed to load and offers to reload them", async () => {
  const { store, tap } = await renderDeliveryMap({ "GET /users/v1/region": createFakeRefusal("forbidden") });
  await tap("inside");
  await expect.element(store.text("address.zoneFailed")).toBeVisible();
  await expect.element(store.button("address.save")).toBeDisabled();
  store.api.answer({ "GET /users/v1/region": [testRegion] });
  await store.button("action.retry").click();
  await expect.element(store.button("address.save")).toBeEnabled();
});

test("[SH-2, AD-12] requests geolocation by its button only, and after a denial explains the permission until the guest continues", async () => {
  const ask = vi
    .spyOn(navigator.geolocation, "getCurrentPosition")
    .mockImplementation((_, refused) =>
      refused?.({ code: 1, message: "", PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }),
    );
  const { store, tap } = await renderDeliveryMap();
  await expect.element(store.text("address.locationWhy")).toBeVisible();
  expect(ask).not.toHaveBeenCalled();
  await store.button("address.locate").click();
  await expect.element(store.text("address.location.denied")).toBeVisible();
  await expect.element(page.getByText(/^Please allow this site to use your location/)).toBeVisible();
  expect(ask).toHaveBeenCalledOnce();
  await tap("inside");
  await expect.element(store.text("address.location.denied")).not.toBeInTheDocument();
  ask.mockRestore();
});

test("[AD-3, AD-12] ignores a geolocation result that arrives after the guest continued", async () => {
  let resolveDeviceLocation = () => {};
  const ask = vi.spyOn(navigator.geolocation, "getCurrentPosition").mockImplementation((found) => {
    const coords = {
      latitude: 41.326,
      longitude: 69.229,
      accuracy: 1,
      altitude: null,
      altitudeAccuracy: null,
      heading: null,
      speed: null,
      toJSON: () => null,
    };
    resolveDeviceLocation = () => found({ coords, timestamp: 0, toJSON: () => null });
  });
  const { store, tap } = await renderDeliveryMap();
  await store.button("address.locate").click();
  await tap("inside");
  await store.button("address.save").click();
  await store.field("address.house").fill("17");
  const looked = store.api.calls("GET /notifications/v1/nominatim/reverse").length;
  resolveDeviceLocation();
  await new Promise((frame) => requestAnimationFrame(() => setTimeout(frame)));
  await expect.element(store.field("address.house")).toHaveValue("17");
  await expect.poll(() => store.api.calls("GET /notifications/v1/nominatim/reverse")).toHaveLength(looked);
  ask.mockRestore();
});

test("[AD-7] an address without a house cannot be saved and says why; a landmark is enough", async () => {
  const { store, onDone, tap } = await renderDeliveryMap({
    "GET /notifications/v1/nominatim/reverse": {
      ...(await loadExampleReply("reverse")),
      address: { road: "Chilonzor-9", house_number: null, suburb: null, city: "Toshkent" },
    },
  });
  await tap("inside");
  await store.button("address.save").click();
  await expect.element(store.field("address.house")).toHaveFocus();
  await store.field("address.office").fill("7");
  await store.button("address.writeHouse").click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(store.t("address.doorWhy"));
  await expect.element(store.field("address.house")).toHaveFocus();
  expect(onDone).not.toHaveBeenCalled();
  await store.text("address.noHouse").click();
  await store.field("address.landmark").fill("Blue gate by school 12");
  await store.button("address.saveDetails").click();
  await expect.poll(() => onDone).toHaveBeenCalledOnce();
  await expect
    .poll(() => guestAddresses.get())
    .toMatchObject([
      {
        streetName: "Chilonzor-9",
        houseNumber: null,
        details: { landmark: "Blue gate by school 12", office: "7" },
      },
    ]);
});

test("[AD-7, CH-9] an unsaved address survives a reload until it is saved", async () => {
  const { store, onDone, tap } = await renderDeliveryMap();
  await tap("inside");
  await store.button("address.save").click();
  await store.field("address.house").fill("17");
  await store.field("address.comment").fill("Red door");
  await store.reload();
  // The browser preserves the history entry of the open sheet, but the router of the test starts again.
  await store.button("address.save").click();
  await expect.element(store.field("address.house")).toHaveValue("17");
  await expect.element(store.field("address.comment")).toHaveValue("Red door");
  await store.button("address.saveDetails").click();
  await expect.poll(() => onDone).toHaveBeenCalled();
  expect(Object.keys(localStorage).filter((key) => key.endsWith("address-draft"))).toEqual([]);
});

const createSearchAnswer = ({ latitude, longitude }: Coordinates): FakeApiAnswers => ({
  "GET /notifications/v1/nominatim/search": [
    {
      place_id: 1,
      lat: String(latitude),
      lon: String(longitude),
      name: "Amir Temur",
      display_name: "Amir Temur",
      type: "street",
      address: { road: "Amir Temur", city: "Toshkent" },
    },
  ],
});

test("[AD-4, AD-7] from the checkout the search opens at once, and a result in the zone leads to its details", async () => {
  const { store, onDone } = await renderDeliveryMap(createSearchAnswer(POINT_INSIDE_ZONE), true);
  const search = store.panel(store.t("address.searchTitle"));
  await search.getByRole("searchbox").fill("Amir Temur");
  await search.getByRole("listitem").first().getByRole("button").click();
  await store.field("address.house").fill("17");
  await store.button("address.saveDetails").click();
  await expect.poll(() => onDone).toHaveBeenCalledOnce();
  await expect
    .poll(() => fulfillmentStore.get().address)
    .toMatchObject({ houseNumber: "17", ...POINT_INSIDE_ZONE });
});

test("[AD-4, AD-5] a result outside the zone shows the place on the map", async () => {
  const { store } = await renderDeliveryMap(createSearchAnswer(POINT_OUTSIDE_ZONE), true);
  const search = store.panel(store.t("address.searchTitle"));
  await search.getByRole("searchbox").fill("Amir Temur");
  await search.getByRole("listitem").first().getByRole("button").click();
  await expect.element(search).not.toBeInTheDocument();
  await expect.element(store.text("address.outOfZone")).toBeVisible();
});
