import { createECDH } from "node:crypto";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/index.ts";
import { insertOrSelectPushKeys, type PushKeysRow } from "./queries.ts";

/** Returns the keys that identify this installation at push services. The first process creates them. */
export type PushKeysLoader = () => Promise<PushKeysRow>;

export function createPushKeysLoader({ db, clock }: { db: Database; clock: Clock }): PushKeysLoader {
  let keys: Promise<PushKeysRow> | null = null;
  return async () => {
    keys ??= db.platform((tx) => insertOrSelectPushKeys(tx, { ...generatePushKeys(), now: clock.now() }));
    try {
      return await keys;
    } catch (error) {
      keys = null;
      throw error;
    }
  };
}

function generatePushKeys(): PushKeysRow {
  const pair = createECDH("prime256v1");
  const publicKey = pair.generateKeys();
  // Node.js omits leading zeros, so the key is padded to 32 bytes.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return { publicKey, privateKey };
}
