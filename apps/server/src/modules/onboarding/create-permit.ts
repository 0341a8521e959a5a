import type { Tx } from "../../platform/database/index.ts";
import { createToken, networkFromAddress } from "../../platform/http/index.ts";
import { newId, PLATFORM_ID } from "../../platform/ids.ts";
import { insertBrandPermit } from "./queries.ts";

const PLATFORM_PERMIT_LIFETIME_MS = 7 * 24 * 3_600_000;

/**
 * Creates a permit to open a brand, which an administrator gives as a link. It needs no phone number and is valid for
 * one brand and one week [S38].
 */
export async function createPlatformPermit(
  tx: Tx,
  { ip, givenFor, now }: { ip: string; givenFor: string; now: Date },
): Promise<{ permit: string; expiresAt: Date }> {
  const { token, tokenHash } = createToken(PLATFORM_ID);
  const expiresAt = new Date(now.getTime() + PLATFORM_PERMIT_LIFETIME_MS);
  await insertBrandPermit(tx, {
    id: newId(),
    ip: networkFromAddress(ip),
    givenFor,
    permitHash: tokenHash,
    now,
    expiresAt,
  });
  return { permit: token, expiresAt };
}
