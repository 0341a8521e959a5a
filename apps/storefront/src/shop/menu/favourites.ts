import { call } from "../../platform/api.ts";
import type { ApiCall, ApiError } from "../../platform/api.ts";
import { createStoredStore } from "../../platform/stored-store.ts";
import { sessionStore } from "../session/session.ts";

interface Favourites {
  /** Product ids, newest first. */
  ids: string[];
  /**
   * Favourite marks that are not sent to the server yet, by product id, oldest first. The marks of a guest are sent
   * after sign-in.
   */
  waiting: Record<string, boolean>;
}

const EMPTY_FAVOURITES: Favourites = { ids: [], waiting: {} };

/** Favourites of this device [MN-9]. They update at once, also offline, and tabs share them. */
export const favouritesStore = createStoredStore<Favourites>({
  name: "favourites",
  empty: EMPTY_FAVOURITES,
  parse: parseFavourites,
});

/**
 * Marks or unmarks a product. Adds it at the start of the list or at its previous position. For a signed-in customer,
 * also sends the mark to the server.
 */
export function setFavourite(productId: string, isFavourite: boolean, at = 0): void {
  updateFavourites(({ ids, waiting }) => {
    const { [productId]: _, ...others } = waiting;
    const isForNobody = !isFavourite && !sessionStore.get();
    return {
      ids: isFavourite ? removeId(ids, productId).toSpliced(at, 0, productId) : removeId(ids, productId),
      waiting: isForNobody ? others : { ...others, [productId]: isFavourite },
    };
  });
  void sendFavourites();
}

/** Toggles the mark of a product. Returns true if it is now a favourite. */
export function toggleFavourite(productId: string): boolean {
  const isFavourite = !favouritesStore.get().ids.includes(productId);
  setFavourite(productId, isFavourite);
  return isFavourite;
}

let runningFavouritesSend: Promise<void> = Promise.resolve();

/** Sends pending marks to the server, one after another. A mark that fails is sent again next time. */
export function sendFavourites(ask: ApiCall = call): Promise<void> {
  runningFavouritesSend = runningFavouritesSend.then(() => sendAllFavourites(ask));
  return runningFavouritesSend;
}

async function sendAllFavourites(ask: ApiCall): Promise<void> {
  while (sessionStore.get()) {
    const [next] = Object.entries(favouritesStore.get().waiting);
    if (!next) return;
    const [productId, isFavourite] = next;
    const { error } = await ask("POST /products/v1/favourite", { body: { productId, isFavourite } });
    // After a network error or a rate limit, the mark is sent again later.
    if (error && (error.statusCode < 400 || error.statusCode >= 429)) return;
    if (error?.statusCode === 401) return;
    updateFavourites(({ ids, waiting }) => {
      if (waiting[productId] !== isFavourite) return { ids, waiting };
      const { [productId]: _, ...others } = waiting;
      // Permanent error, such as a deleted product.
      return { ids: error ? removeId(ids, productId) : ids, waiting: others };
    });
  }
}

/**
 * Loads the customer's list from the server after sending the marks of this device. This merges a guest's favourites at
 * sign-in.
 */
export async function loadFavourites(ask: ApiCall = call): Promise<ApiError | null> {
  await sendFavourites(ask);
  if (!sessionStore.get()) return null;
  const { data, error } = await ask("GET /products/v1/favourite/all", { query: {} });
  if (!data || !sessionStore.get()) return error;
  updateFavourites(({ waiting }) => {
    const known = data.map(({ productId }) => productId).filter((id) => waiting[id] === undefined);
    const added = Object.keys(waiting).filter((id) => waiting[id]);
    return { ids: [...added.toReversed(), ...known], waiting };
  });
  return null;
}

function updateFavourites(next: (now: Favourites) => Favourites): void {
  favouritesStore.set((now) => {
    const { ids, waiting } = next(now);
    return ids.length === 0 && Object.keys(waiting).length === 0 ? EMPTY_FAVOURITES : { ids, waiting };
  });
}

const removeId = (ids: readonly string[], id: string) => ids.filter((each) => each !== id);

function parseFavourites(kept: unknown): Favourites | null {
  const { ids, waiting } = (kept ?? {}) as Partial<Favourites>;
  const isWhole =
    Array.isArray(ids) &&
    ids.every((id) => typeof id === "string") &&
    typeof waiting === "object" &&
    waiting !== null;
  return isWhole ? { ids, waiting } : null;
}
