import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { APP_VERSION, updateStoredVersion } from "./app-version.ts";
import "../shop/location/guest-address-store.ts";

let storedItems: Record<string, string>;
const reloadMock = vi.fn<() => void>();

/** `Object.keys` of this storage returns its keys, as in a browser. */
function createStorage(): Record<string, string> {
  const values: Record<string, string> = {};
  const defineItem = (name: string, value: unknown) => Object.defineProperty(values, name, { value });
  defineItem("getItem", (key: string) => values[key] ?? null);
  defineItem("setItem", (key: string, value: string) => (values[key] = value));
  defineItem("removeItem", (key: string) => delete values[key]);
  return values;
}

beforeEach(() => {
  storedItems = createStorage();
  vi.stubGlobal("localStorage", storedItems);
  vi.stubGlobal("sessionStorage", createStorage());
  vi.stubGlobal("location", { href: "https://osh.example.uz/", pathname: "/", reload: reloadMock });
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("window", {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  reloadMock.mockReset();
});

const basketLine = { key: "osh", productId: "osh", count: 2, costPrice: 45_000, modifications: [], name: {} };
const wrapStoredValue = (d: unknown, v = 1) => JSON.stringify({ v, d });

test("[BD-1] the first visit stores the version without a reload", () => {
  expect(updateStoredVersion()).toBe(false);
  expect(storedItems).toEqual({ "dx:version": "2.2.7" });
  expect(reloadMock).not.toHaveBeenCalled();
});

test("[BD-1] another version is stored, and the page reloads once, never again for the same version", () => {
  storedItems["dx:version"] = "2.2.6";
  expect(updateStoredVersion()).toBe(true);
  expect(storedItems["dx:version"]).toBe(APP_VERSION);
  expect([updateStoredVersion(), updateStoredVersion()]).toEqual([false, false]);
  expect(reloadMock).toHaveBeenCalledTimes(1);
});

test("[BD-1] keeps a basket with a compatible shape, also of an older version", () => {
  storedItems["dx:version"] = "2.2.6";
  storedItems["dx:m1:basket"] = wrapStoredValue({ lines: [basketLine], promoCode: "NAVROZ" });
  storedItems["dx:m2:basket"] = wrapStoredValue({ lines: [basketLine], promoCode: null }, 0);
  updateStoredVersion();
  expect(JSON.parse(storedItems["dx:m1:basket"] ?? "")).toMatchObject({ v: 1, d: { promoCode: "NAVROZ" } });
  expect(JSON.parse(storedItems["dx:m2:basket"] ?? "")).toEqual({
    v: 1,
    d: { lines: [basketLine], promoCode: null },
  });
});

test("[BD-1] deletes data that no longer parses, of every brand, and nothing else", () => {
  Object.assign(storedItems, {
    "dx:version": "2.2.6",
    "dx:m1:basket": wrapStoredValue({ lines: [{ key: "osh", count: 2 }] }),
    "dx:m2:basket": "{broken",
    "dx:m1:addresses": wrapStoredValue(
      [{ id: "front-1" }, { id: "front-2", streetName: "A", latitude: 41, longitude: 69 }],
      0,
    ),
    "dx:m1:order-key": wrapStoredValue("0198"),
    "dx:m1:forgotten": wrapStoredValue({}, 0),
    "dx:m1:plain": '"text"',
    "other:thing": "theirs",
  });
  updateStoredVersion();
  expect(Object.keys(storedItems).toSorted()).toEqual([
    "dx:m1:addresses",
    "dx:m1:order-key",
    "dx:version",
    "other:thing",
  ]);
  expect(JSON.parse(storedItems["dx:m1:addresses"] ?? "").d).toHaveLength(1);
});

test("[BD-1] two builds that respond alternately cause no reload loop", () => {
  storedItems["dx:version"] = "2.2.6";
  const started = Array.from({ length: 20 }, (_, at) => updateStoredVersion(at % 2 ? "2.2.7" : "2.2.8"));
  expect(started.filter(Boolean)).toHaveLength(1);
});

test("[BD-1] never reloads if storage is unavailable", () => {
  vi.stubGlobal("localStorage", Object.create({ getItem: () => "2.2.6", setItem: () => undefined }));
  expect(updateStoredVersion()).toBe(false);
  vi.stubGlobal("localStorage", {
    getItem() {
      throw new DOMException("denied", "SecurityError");
    },
  });
  expect(updateStoredVersion()).toBe(false);
  expect(reloadMock).not.toHaveBeenCalled();
});

test("[BD-1] an empty value is removed and not given to a parser", () => {
  storedItems["dx:version"] = "2.2.6";
  storedItems["dx:m1:basket"] = wrapStoredValue(null);
  updateStoredVersion();
  expect(storedItems["dx:m1:basket"]).toBeUndefined();
});
