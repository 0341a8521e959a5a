import { beforeEach, expect, test } from "vitest";
import type { ApiCall } from "../../platform/api.ts";
import { resetStores } from "../../platform/stored-store.ts";
import { closeSession, openSession } from "../session/session.ts";
import {
  favouritesStore,
  loadFavourites,
  setFavourite,
  sendFavourites,
  toggleFavourite,
} from "./favourites.ts";

type SentFavourite = [productId: string, isFavourite: boolean];

/** Returns a fake server with these favourites. `refuse` returns the error status for a product, or null. */
function createFakeServer(ids: string[] = [], refuse: (productId: string) => number | null = () => null) {
  const told: SentFavourite[] = [];
  const ask = (async (route: string, { body }: { body?: { productId: string; isFavourite: boolean } }) => {
    if (!body) return { data: ids.map((productId) => ({ productId })), error: null };
    const status = refuse(body.productId);
    if (status !== null) return { data: null, error: { statusCode: status, code: "refused" } };
    told.push([body.productId, body.isFavourite]);
    ids = ids.filter((id) => id !== body.productId);
    if (body.isFavourite) ids = [body.productId, ...ids];
    return { data: { route }, error: null };
  }) as unknown as ApiCall;
  return { told, ask };
}

const signIn = () => openSession({ userId: "u", phone: "+998901234567", firstName: null, lastName: null });
const getFavouriteIds = () => favouritesStore.get().ids;

beforeEach(() => resetStores());

test("[MN-9] a guest's favourites are stored on the device, newest first, without calls", async () => {
  const { ask, told } = createFakeServer();
  expect(toggleFavourite("plov")).toBe(true);
  setFavourite("somsa", true);
  await sendFavourites(ask);
  expect(getFavouriteIds()).toEqual(["somsa", "plov"]);
  expect(told).toEqual([]);
});

test("[MN-9] signing in merges a guest's favourites into the customer's", async () => {
  setFavourite("plov", true);
  setFavourite("somsa", true);
  signIn();
  const { ask, told } = createFakeServer(["tea"]);
  expect(await loadFavourites(ask)).toBeNull();
  expect(told).toEqual([
    ["plov", true],
    ["somsa", true],
  ]);
  expect(getFavouriteIds()).toEqual(["somsa", "plov", "tea"]);
});

test("[MN-9] a favourite that a guest added and removed is not sent: the customer's own stays", async () => {
  toggleFavourite("tea");
  expect(toggleFavourite("tea")).toBe(false);
  signIn();
  const { ask, told } = createFakeServer(["tea"]);
  await loadFavourites(ask);
  expect(told).toEqual([]);
  expect(getFavouriteIds()).toEqual(["tea"]);
});

test("[MN-9] offline a favourite is shown and sent the next time", async () => {
  signIn();
  setFavourite("plov", true);
  await sendFavourites(createFakeServer([], () => 0).ask);
  expect(getFavouriteIds()).toEqual(["plov"]);
  const { ask, told } = createFakeServer();
  await loadFavourites(ask);
  expect(told).toEqual([["plov", true]]);
  expect(getFavouriteIds()).toEqual(["plov"]);
});

test("[MN-9] a removed product is dropped from the list, and the others are sent", async () => {
  signIn();
  setFavourite("gone", true);
  setFavourite("plov", true);
  const { ask } = createFakeServer([], (id) => (id === "gone" ? 404 : null));
  await loadFavourites(ask);
  expect(getFavouriteIds()).toEqual(["plov"]);
});

test("[MN-9] undoing a removal restores the favourite in its place", () => {
  for (const id of ["tea", "somsa", "plov"]) setFavourite(id, true);
  setFavourite("somsa", false);
  setFavourite("somsa", true, 1);
  expect(getFavouriteIds()).toEqual(["plov", "somsa", "tea"]);
});

test("[US-5] signing out deletes the favourites on the device", () => {
  signIn();
  setFavourite("plov", true);
  closeSession();
  expect(getFavouriteIds()).toEqual([]);
});
