import type { Tx } from "../../../../platform/database/index.ts";
import { insertOrUpdateWrongPairingCount, selectWrongPairingCount } from "./queries.ts";

export const PAIRING_CODE_LIFETIME_MS = 10 * 60_000;
/** Lifetime of each code while codes are being guessed. */
const SHORT_LIFETIME_MS = 2 * 60_000;
/**
 * Number of wrong codes in the whole installation, within ten to twenty minutes, that shortens the lifetime of codes.
 */
const WRONG_PAIRINGS_LIMIT = 100;
const WRONG_PAIRINGS_WINDOW_MS = 10 * 60_000;

const toSlot = (now: Date) => Math.floor(now.getTime() / WRONG_PAIRINGS_WINDOW_MS);

/**
 * Returns whether pairing codes are being guessed, for any brand and from any address. Needs platform rights. [S12]
 */
export async function loadIsPairingGuessed(tx: Tx, now: Date): Promise<boolean> {
  return (await selectWrongPairingCount(tx, toSlot(now))) >= WRONG_PAIRINGS_LIMIT;
}

/** Counts a wrong pairing code. Needs platform rights. */
export async function recordWrongPairing(tx: Tx, now: Date): Promise<void> {
  const slot = toSlot(now);
  const endsAt = new Date((slot + 2) * WRONG_PAIRINGS_WINDOW_MS);
  await insertOrUpdateWrongPairingCount(tx, { slot, endsAt });
}

/**
 * Returns the end of a pairing code. The stored end is always ten minutes after the code was created, so that codes
 * created before the guessing began are shortened too.
 */
export function getPairingEnd(storedEnd: Date, isGuessed: boolean): Date {
  const cut = isGuessed ? PAIRING_CODE_LIFETIME_MS - SHORT_LIFETIME_MS : 0;
  return new Date(storedEnd.getTime() - cut);
}
