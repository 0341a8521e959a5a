import { expect, test } from "vitest";
import { closeSession, expireSession, openSession } from "../session/session.ts";
import { syncedBasketOf, syncedBasketStore } from "./synced-basket.ts";

const ALI = { userId: "ali", phone: "+998901112233", firstName: null, lastName: null };
const told = { userId: "ali", lines: { plov: 1 }, changed: {}, place: null };

test("[BK-9, US-4] after a session expired the device keeps its sync state, for its customer only", () => {
  openSession(ALI);
  syncedBasketStore.set(told);
  expireSession();
  expect(syncedBasketOf("ali").lines).toEqual({ plov: 1 });
  expect(syncedBasketOf("vali").lines).toEqual({});
});

test("[BK-9, US-5] signing out deletes the sync state", () => {
  openSession(ALI);
  syncedBasketStore.set(told);
  closeSession();
  expect(syncedBasketStore.get()).toBeNull();
});
