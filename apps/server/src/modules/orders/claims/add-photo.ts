import type { Claim, endpoints } from "@dasturxon/contract";
import { publishEvent } from "../../../platform/bus/index.ts";
import type { Database, Tx } from "../../../platform/database/index.ts";
import { type EndpointRefusal, isRefused, refuse, type Refusal } from "../../../platform/http/index.ts";
import { prepareUpload, type Uploads } from "../../../platform/images/index.ts";
import { viewClaim } from "./claim-view.ts";
import { type ClaimRow, selectClaimsOfOrder, updateClaimPhoto } from "./queries.ts";

interface OrderWithClaim {
  merchantId: string;
  orderId: string;
  userId: string;
}

/**
 * Sets the photo of the customer's open claim about an order. The picture is encoded again (S23). The key is chosen by
 * the server, so a claim never refers to another picture of the brand. A replaced photo is deleted [OR-15].
 */
export async function addClaimPhoto(
  { db, uploads }: { db: Database; uploads: Uploads },
  order: OrderWithClaim,
  picture: Uint8Array,
): Promise<Claim | EndpointRefusal<typeof endpoints.addClaimPhoto>> {
  const { merchantId } = order;
  // Without an open claim the picture is not even decoded.
  const found = await db.tenantRead(merchantId, (tx) => findUnansweredClaim(tx, order));
  if (!found) return refuse("not_found");
  const made = await prepareUpload(Buffer.from(picture));
  if (isRefused(made)) return made;
  const photo = await uploads.save(merchantId, made);
  if (isRefused(photo)) return photo;
  const changed = await db.tenant(merchantId, (tx) => replaceClaimPhoto(tx, order, photo));
  const unused = isRefused(changed) ? photo : changed.replaced;
  if (unused !== null) await uploads.remove(unused);
  return isRefused(changed) ? changed : changed.claim;
}

async function findUnansweredClaim(
  tx: Tx,
  { merchantId, ...filter }: OrderWithClaim,
): Promise<ClaimRow | undefined> {
  const claims = await selectClaimsOfOrder(tx, merchantId, filter);
  return claims.find(({ answer }) => answer === null);
}

async function replaceClaimPhoto(
  tx: Tx,
  order: OrderWithClaim,
  photo: string,
): Promise<{ claim: Claim; replaced: string | null } | Refusal<"not_found">> {
  const { merchantId, userId } = order;
  const row = await findUnansweredClaim(tx, order);
  if (!row || !(await updateClaimPhoto(tx, merchantId, { id: row.id, photo }))) return refuse("not_found");
  const payload = { userId, isAnswered: false };
  await publishEvent(tx, { merchantId, topic: "claim-changed", key: row.id, payload });
  return { claim: viewClaim({ ...row, photo }), replaced: row.photo };
}
