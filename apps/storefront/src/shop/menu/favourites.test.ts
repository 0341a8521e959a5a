import { beforeEach, expect, test } from "vitest";
import type { ApiCall } from "../../platform/api.ts";
import { emptyStores } from "../../platform/kept-store.ts";
import { closeSession, openSession } from "../session/session.ts";
import {
  favouritesStore,
  loadFavourites,
  setFavourite,
  tellFavourites,
  toggleFavourite,
} from "./favourites.ts";

type Told = [productId: string, isFavourite: boolean];

/** Returns a fake server with these favourites. `refuse` returns the error status for a product, or null. */
function server(ids: string[] = [], refuse: (productId: string) => number | null = () => null) {
  const told: Told[] = [];
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
const shown = () => favouritesStore.get().ids;

beforeEach(() => emptyStores());

test("[MN-9] a guest's marks stay on the device, the newest first, and cause no call", async () => {
  const { ask, told } = server();
  expect(toggleFavourite("plov")).toBe(true);
  setFavourite("somsa", true);
  await tellFavourites(ask);
  expect(shown()).toEqual(["somsa", "plov"]);
  expect(told).toEqual([]);
});

test("[MN-9] at sign-in a guest's marks join the customer's", async () => {
  setFavourite("plov", true);
  setFavourite("somsa", true);
  signIn();
  const { ask, told } = server(["tea"]);
  expect(await loadFavourites(ask)).toBeNull();
  expect(told).toEqual([
    ["plov", true],
    ["somsa", true],
  ]);
  expect(shown()).toEqual(["somsa", "plov", "tea"]);
});

test("[MN-9] what a guest marked and took back is nothing to tell: the customer's own mark of it stays", async () => {
  toggleFavourite("tea");
  expect(toggleFavourite("tea")).toBe(false);
  signIn();
  const { ask, told } = server(["tea"]);
  await loadFavourites(ask);
  expect(told).toEqual([]);
  expect(shown()).toEqual(["tea"]);
});

test("[MN-9] without a network the mark is shown and told the next time", async () => {
  signIn();
  setFavourite("plov", true);
  await tellFavourites(server([], () => 0).ask);
  expect(shown()).toEqual(["plov"]);
  const { ask, told } = server();
  await loadFavourites(ask);
  expect(told).toEqual([["plov", true]]);
  expect(shown()).toEqual(["plov"]);
});

test("[MN-9] a product that is sold no more leaves the list, the others are told all the same", async () => {
  signIn();
  setFavourite("gone", true);
  setFavourite("plov", true);
  const { ask } = server([], (id) => (id === "gone" ? 404 : null));
  await loadFavourites(ask);
  expect(shown()).toEqual(["plov"]);
});

test("[MN-9] taken back, a mark stands where it stood", () => {
  for (const id of ["tea", "somsa", "plov"]) setFavourite(id, true);
  setFavourite("somsa", false);
  setFavourite("somsa", true, 1);
  expect(shown()).toEqual(["plov", "somsa", "tea"]);
});

test("[US-5] signing out leaves no mark on the device", () => {
  signIn();
  setFavourite("plov", true);
  closeSession();
  expect(shown()).toEqual([]);
});
