import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { APP_VERSION, renewVersion } from "./app-version.ts";
import "../shop/location/guest-address-store.ts";

let kept: Record<string, string>;
const reload = vi.fn<() => void>();

/** `Object.keys` of this storage returns its keys, as in a browser. */
function storage(): Record<string, string> {
  const values: Record<string, string> = {};
  const define = (name: string, value: unknown) => Object.defineProperty(values, name, { value });
  define("getItem", (key: string) => values[key] ?? null);
  define("setItem", (key: string, value: string) => (values[key] = value));
  define("removeItem", (key: string) => delete values[key]);
  return values;
}

beforeEach(() => {
  kept = storage();
  vi.stubGlobal("localStorage", kept);
  vi.stubGlobal("sessionStorage", storage());
  vi.stubGlobal("location", { href: "https://osh.example.uz/", pathname: "/", reload });
  vi.stubGlobal("navigator", { onLine: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockReset();
});

const line = { key: "osh", productId: "osh", count: 2, costPrice: 45_000, modifications: [], name: {} };
const wrap = (d: unknown, v = 1) => JSON.stringify({ v, d });

test("[BD-1] the first visit stores the version without a reload", () => {
  expect(renewVersion()).toBe(false);
  expect(kept).toEqual({ "dx:version": "2.2.7" });
  expect(reload).not.toHaveBeenCalled();
});

test("[BD-1] another version is stored, and the page reloads once, never again for the same version", () => {
  kept["dx:version"] = "2.2.6";
  expect(renewVersion()).toBe(true);
  expect(kept["dx:version"]).toBe(APP_VERSION);
  expect([renewVersion(), renewVersion()]).toEqual([false, false]);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("[BD-1] keeps a basket with a compatible shape, also of an older version", () => {
  kept["dx:version"] = "2.2.6";
  kept["dx:m1:basket"] = wrap({ lines: [line], promoCode: "NAVROZ" });
  kept["dx:m2:basket"] = wrap({ lines: [line], promoCode: null }, 0);
  renewVersion();
  expect(JSON.parse(kept["dx:m1:basket"] ?? "")).toMatchObject({ v: 1, d: { promoCode: "NAVROZ" } });
  expect(JSON.parse(kept["dx:m2:basket"] ?? "")).toEqual({ v: 1, d: { lines: [line], promoCode: null } });
});

test("[BD-1] deletes data that no longer parses, of every brand, and nothing else", () => {
  Object.assign(kept, {
    "dx:version": "2.2.6",
    "dx:m1:basket": wrap({ lines: [{ key: "osh", count: 2 }] }),
    "dx:m2:basket": "{broken",
    "dx:m1:addresses": wrap(
      [{ id: "front-1" }, { id: "front-2", streetName: "A", latitude: 41, longitude: 69 }],
      0,
    ),
    "dx:m1:order-key": wrap("0198"),
    "dx:m1:forgotten": wrap({}, 0),
    "dx:m1:plain": '"text"',
    "other:thing": "theirs",
  });
  renewVersion();
  expect(Object.keys(kept).toSorted()).toEqual([
    "dx:m1:addresses",
    "dx:m1:order-key",
    "dx:version",
    "other:thing",
  ]);
  expect(JSON.parse(kept["dx:m1:addresses"] ?? "").d).toHaveLength(1);
});

test("[BD-1] two builds that respond alternately cause no reload loop", () => {
  kept["dx:version"] = "2.2.6";
  const started = Array.from({ length: 20 }, (_, at) => renewVersion(at % 2 ? "2.2.7" : "2.2.8"));
  expect(started.filter(Boolean)).toHaveLength(1);
});

test("[BD-1] never reloads if storage is unavailable", () => {
  vi.stubGlobal("localStorage", Object.create({ getItem: () => "2.2.6", setItem: () => undefined }));
  expect(renewVersion()).toBe(false);
  vi.stubGlobal("localStorage", {
    getItem() {
      throw new DOMException("denied", "SecurityError");
    },
  });
  expect(renewVersion()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test("[BD-1] an empty value is removed and not given to a parser", () => {
  kept["dx:version"] = "2.2.6";
  kept["dx:m1:basket"] = wrap(null);
  renewVersion();
  expect(kept["dx:m1:basket"]).toBeUndefined();
});
