import type { Clock } from "../../../../platform/clock.ts";
import type { Database, Tx } from "../../../../platform/database/index.ts";
import { newId } from "../../../../platform/ids.ts";
import { encryptForOwner, decryptForOwner } from "../../../../platform/seal.ts";
import {
  deletePerson,
  insertPersonCredentials,
  insertPersonBrand,
  selectPersonBrandIds,
  selectPersonByPhone,
  updatePersonFactor,
  updateStaffPhoneOfPerson,
} from "../memberships/queries.ts";
import { toFactorEncryptionContext } from "../second-factor/factor-holder.ts";
import { deleteSecondFactor, selectStoredFactor } from "../second-factor/queries.ts";
import { type OwnCredentialsRow, selectOwnCredentials, updateOwnPersonId } from "./queries.ts";

interface OwnPersonDeps {
  db: Database;
  clock: Clock;
  keys: readonly Buffer[];
}

/**
 * Creates a person of the platform from a login: with the confirmed phone and the login's password and second factor.
 * False if another person has the phone, or if the password was changed in the meantime. [US-8, S12]
 */
export async function convertStaffToPerson(
  { db, clock, keys }: OwnPersonDeps,
  {
    merchantId,
    staffId,
    own,
    phone,
  }: { merchantId: string; staffId: string; own: OwnCredentialsRow; phone: string },
): Promise<boolean> {
  const { passwordHash } = own;
  if (passwordHash === null) return false;
  const madeId = newId();
  const factor = await db.tenantRead(merchantId, (tx) => selectStoredFactor(tx, merchantId, staffId));
  // The secret was encrypted for the login and can be decrypted only with its context. Encrypt it again for the person.
  const secret =
    factor && decryptForOwner(keys, factor.secret, toFactorEncryptionContext({ merchantId, staffId }));
  const personId = await db.platform(async (tx) => {
    const isMade = await insertPersonCredentials(tx, { id: madeId, phone, passwordHash, now: clock.now() });
    const personId = isMade ? madeId : await findUnfinishedPersonId(tx, { phone, passwordHash });
    if (personId === null) return null;
    await insertPersonBrand(tx, { personId, merchantId });
    if (factor && secret)
      await updatePersonFactor(tx, {
        ...factor,
        personId,
        secret: encryptForOwner(keys, secret, toFactorEncryptionContext({ personId })),
      });
    return personId;
  });
  if (personId === null) return false;
  // The person and the staff row are in different transactions. If the second transaction fails, the next request
  // continues here.
  const isTaken = await db.tenant(merchantId, async (tx) => {
    const person = { id: staffId, personId, phone, present: passwordHash };
    if (!(await updateOwnPersonId(tx, merchantId, person))) return false;
    await deleteSecondFactor(tx, merchantId, staffId);
    return true;
  });
  if (isTaken) return true;
  // The password was changed in the meantime, or a concurrent request finished first, perhaps with the same person.
  const now = await db.tenantRead(merchantId, (tx) => selectOwnCredentials(tx, merchantId, staffId));
  if (now?.personId !== personId) await db.platform((tx) => deletePerson(tx, personId));
  return false;
}

/**
 * Returns the id of a person that an earlier request created from the same login and did not finish. Such a person has
 * the login's password hash, including its salt. Null if another person has the phone.
 */
async function findUnfinishedPersonId(
  tx: Tx,
  { phone, passwordHash }: { phone: string; passwordHash: string },
): Promise<string | null> {
  const other = await selectPersonByPhone(tx, phone);
  return other?.passwordHash === passwordHash ? other.id : null;
}

/** Updates the phone that the person signs in with in all their brands. */
export async function updatePhoneInBrands(
  db: Database,
  { personId, phone }: { personId: string; phone: string },
): Promise<void> {
  const ids = await db.platform((tx) => selectPersonBrandIds(tx, personId));
  for (const merchantId of ids)
    await db.tenant(merchantId, (tx) => updateStaffPhoneOfPerson(tx, merchantId, { personId, phone }));
}
