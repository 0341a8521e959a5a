import type { endpoints } from "@dasturxon/contract";
import type { User } from "@dasturxon/contract/users";
import type { Clock } from "../../../../platform/clock.ts";
import type { Database } from "../../../../platform/database/index.ts";
import { isRefused, type RefusedBy } from "../../../../platform/http/index.ts";
import { prepareUpload, type Uploads } from "../../../../platform/images/index.ts";
import { updatePhoto } from "./queries.ts";
import { showUser } from "./show-user.ts";

interface PhotoParts {
  db: Database;
  clock: Clock;
  uploads: Uploads;
}

/** Replaces the customer's photo and deletes the previous one. The picture is encoded again (S23). */
export async function changePhoto(
  parts: PhotoParts,
  customer: { merchantId: string; userId: string },
  picture: Uint8Array,
): Promise<User | RefusedBy<typeof endpoints.changePhoto>> {
  const made = await prepareUpload(Buffer.from(picture));
  if (isRefused(made)) return made;
  // Store the file before a row refers to it.
  const key = await parts.uploads.save(customer.merchantId, made);
  return isRefused(key) ? key : exchange(parts, customer, key);
}

/** Removes the customer's photo. */
export async function deletePhoto(
  parts: PhotoParts,
  customer: { merchantId: string; userId: string },
): Promise<User | RefusedBy<typeof endpoints.deletePhoto>> {
  return exchange(parts, customer, null);
}

async function exchange(
  { db, clock, uploads }: PhotoParts,
  customer: { merchantId: string; userId: string },
  image: string | null,
) {
  const { old, user } = await db.tenant(customer.merchantId, async (tx) => ({
    old: await updatePhoto(tx, customer, { image, now: clock.now() }),
    user: await showUser(tx, customer),
  }));
  if (old !== null) await uploads.remove(old);
  return user;
}
