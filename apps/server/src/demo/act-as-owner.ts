import type { Changer } from "../platform/audit/index.ts";
import type { Clock } from "../platform/clock.ts";
import { newId } from "../platform/ids.ts";

export interface Owner {
  merchantId: string;
  id: string;
  name: string;
}

/** Returns the owner as author of changes before the first sign-in. Pictures are in the folder of the brand's key. */
export function actAsOwner(clock: Clock, { merchantId, id, name }: Owner, folders: string[]): Changer {
  const session = { merchantId, id, name, kind: "staff", role: "owner", branchIds: null } as const;
  const info = { requestId: newId(), ip: "127.0.0.1", userAgent: "", host: "localhost", isSecure: true };
  return { clock, info, session: { ...session, tokenHash: Buffer.alloc(0) }, pictureFolders: folders };
}
