import type { endpoints } from "@dasturxon/contract";
import type { User } from "@dasturxon/contract/users";
import type { Clock } from "../../../../platform/clock.ts";
import type { Database } from "../../../../platform/database/index.ts";
import { isRefused, type EndpointRefusal } from "../../../../platform/http/index.ts";
import { prepareUpload, type Uploads } from "../../../../platform/images/index.ts";
import { updateCustomerPhoto } from "./queries.ts";
import { showUser } from "./show-user.ts";

interface ChangePhotoDeps {
  db: Database;
  clock: Clock;
  uploads: Uploads;
}

/** Replaces the customer's photo and deletes the previous one. The picture is encoded again (S23). */
export async function changeCustomerPhoto(
  parts: ChangePhotoDeps,
  customer: { merchantId: string; userId: string },
  picture: Uint8Array,
): Promise<User | EndpointRefusal<typeof endpoints.changePhoto>> {
  const made = await prepareUpload(Buffer.from(picture));
  if (isRefused(made)) return made;
  // Store the file before a row refers to it.
  const key = await parts.uploads.save(customer.merchantId, made);
  return isRefused(key) ? key : replaceCustomerPhoto(parts, customer, key);
}

/** Removes the customer's photo. */
export async function deleteCustomerPhoto(
  parts: ChangePhotoDeps,
  customer: { merchantId: string; userId: string },
): Promise<User | EndpointRefusal<typeof endpoints.deletePhoto>> {
  return replaceCustomerPhoto(parts, customer, null);
}

async function replaceCustomerPhoto(
  { db, clock, uploads }: ChangePhotoDeps,
  customer: { merchantId: string; userId: string },
  image: string | null,
) {
  const { old, user } = await db.tenant(customer.merchantId, async (tx) => ({
    old: await updateCustomerPhoto(tx, customer, { image, now: clock.now() }),
    user: await showUser(tx, customer),
  }));
  if (old !== null) await uploads.remove(old);
  return user;
}
