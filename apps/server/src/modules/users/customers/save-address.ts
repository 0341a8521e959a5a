import type { Address } from "@dasturxon/contract/users";
import { completeAddress, findSavedAddressAtSamePlace } from "@dasturxon/domain/address";
import type { Coordinates } from "@dasturxon/domain/zones";
import { roundCoordinate } from "@dasturxon/domain/zones";
import type { Clock } from "../../../platform/clock.ts";
import type { Database, Tx } from "../../../platform/database/index.ts";
import type { Refusal } from "../../../platform/http/index.ts";
import { refuse } from "../../../platform/http/index.ts";
import { selectCityExists } from "../../merchants/index.ts";
import { newId } from "../../../platform/ids.ts";
import { viewAddress } from "./address-view.ts";
import type { ParsedAddress } from "../queries.ts";
import { insertAddress, selectAddresses, selectUserForUpdate, updateAddress } from "../queries.ts";

const MAX_ADDRESSES_PER_CUSTOMER = 50;

export interface SaveAddressRequest {
  merchantId: string;
  userId: string;
  body: ParsedAddress;
}

/**
 * Saves an address. If the customer already has an equal address (`findSavedAddressAtSamePlace`), fills in its missing fields and
 * returns it [AD-6, AD-9, AD-10]. Its coordinates do not change, because they would drift with each save. The 51st
 * address replaces the least recently used one. Refuses a city that is not one of the brand's.
 */
export async function saveAddress(
  deps: { db: Database; clock: Clock },
  ask: SaveAddressRequest,
): Promise<Address | Refusal<"bad_request">> {
  const now = deps.clock.now();
  return deps.db.tenant(ask.merchantId, async (tx) => {
    // Concurrent saves of one address create only one row.
    await selectUserForUpdate(tx, ask.merchantId, ask.userId);
    if (await isCityOfOtherBrand(tx, ask)) return refuse("bad_request", { field: "cityId" });
    const body = roundCoordinates(ask.body);
    const saved = await selectAddresses(tx, ask.merchantId, ask.userId);
    const same = findSavedAddressAtSamePlace(saved, body);
    const reused = same ?? findOldestAddressAtLimit(saved);
    const write = { merchantId: ask.merchantId, userId: ask.userId, body, now };
    const known = same ? { ...completeAddress(body, same), ...pickAddressCoordinates(same) } : body;
    const row = reused && (await updateAddress(tx, { ...write, body: known, id: reused.id }));
    return viewAddress(row ?? (await insertAddress(tx, { ...write, id: newId() })));
  });
}

/** Changes the customer's own address. Refuses `not_found` for addresses of other customers [AP-4]. */
export async function changeAddress(
  deps: { db: Database; clock: Clock },
  ask: SaveAddressRequest & { id: string },
): Promise<Address | Refusal<"not_found" | "bad_request">> {
  const write = { ...ask, body: roundCoordinates(ask.body), now: deps.clock.now() };
  return deps.db.tenant(ask.merchantId, async (tx) => {
    if (await isCityOfOtherBrand(tx, ask)) return refuse("bad_request", { field: "cityId" });
    const row = await updateAddress(tx, write);
    return row ? viewAddress(row) : refuse("not_found");
  });
}

async function isCityOfOtherBrand(tx: Tx, { merchantId, body }: SaveAddressRequest): Promise<boolean> {
  return typeof body.cityId === "string" && !(await selectCityExists(tx, merchantId, body.cityId));
}

function roundCoordinates(body: ParsedAddress): ParsedAddress {
  return { ...body, latitude: roundCoordinate(body.latitude), longitude: roundCoordinate(body.longitude) };
}

function pickAddressCoordinates({ latitude, longitude }: Coordinates): Coordinates {
  return { latitude, longitude };
}

/** Returns the least recently used address, which is the last one, if the maximum number is reached. */
function findOldestAddressAtLimit<T>(saved: readonly T[]): T | undefined {
  return saved.length >= MAX_ADDRESSES_PER_CUSTOMER ? saved.at(-1) : undefined;
}
