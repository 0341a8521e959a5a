import { createECDH } from "node:crypto";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/index.ts";
import { insertOrSelectPushKeys, type PushKeysRow } from "./queries.ts";

/** Gives the keys by which push services know this installation; the first process that asks makes them. */
export type LoadPushKeys = () => Promise<PushKeysRow>;

export function createPushKeys({ db, clock }: { db: Database; clock: Clock }): LoadPushKeys {
  let keys: Promise<PushKeysRow> | null = null;
  return async () => {
    keys ??= db.platform((tx) => insertOrSelectPushKeys(tx, { ...newKeys(), now: clock.now() }));
    try {
      return await keys;
    } catch (error) {
      keys = null;
      throw error;
    }
  };
}

function newKeys(): PushKeysRow {
  const pair = createECDH("prime256v1");
  const publicKey = pair.generateKeys();
  // Zeros that it begins with are left out.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return { publicKey, privateKey };
}
