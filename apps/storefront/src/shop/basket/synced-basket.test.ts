import { expect, test } from "vitest";
import { closeSession, expireSession, openSession } from "../session/session.ts";
import { readSyncedBasket, syncedBasketStore } from "./synced-basket.ts";

const ALI_SESSION = { userId: "ali", phone: "+998901112233", firstName: null, lastName: null };
const aliBasket = { userId: "ali", lines: { plov: 1 }, changed: {}, place: null };

test("[BK-9, US-4] after a session expired the device keeps its sync state, for its customer only", () => {
  openSession(ALI_SESSION);
  syncedBasketStore.set(aliBasket);
  expireSession();
  expect(readSyncedBasket("ali").lines).toEqual({ plov: 1 });
  expect(readSyncedBasket("vali").lines).toEqual({});
});

test("[BK-9, US-5] signing out deletes the sync state", () => {
  openSession(ALI_SESSION);
  syncedBasketStore.set(aliBasket);
  closeSession();
  expect(syncedBasketStore.get()).toBeNull();
});
