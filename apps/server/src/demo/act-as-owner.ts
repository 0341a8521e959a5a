import type { ChangeAuthor } from "../platform/audit/index.ts";
import type { Clock } from "../platform/clock.ts";
import { newId } from "../platform/ids.ts";

export interface BrandOwner {
  merchantId: string;
  id: string;
  name: string;
}

/** Returns a restaurant's owner as the author of changes without a sign-in. `folders`: folders of the allowed pictures. */
export function createOwnerAuthor(
  clock: Clock,
  { merchantId, id, name }: BrandOwner,
  folders: string[],
): ChangeAuthor {
  const session = { merchantId, id, name, kind: "staff", role: "owner", branchIds: null } as const;
  const info = { requestId: newId(), ip: "127.0.0.1", userAgent: "", host: "localhost", isSecure: true };
  return { clock, info, session: { ...session, tokenHash: Buffer.alloc(0) }, pictureFolders: folders };
}
