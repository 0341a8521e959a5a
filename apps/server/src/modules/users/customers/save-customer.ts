import type { Tx } from "../../../platform/database/index.ts";
import { newId } from "../../../platform/ids.ts";
import { loadBrandBasics } from "../../merchants/index.ts";
import { parsePhone } from "../codes/phone.ts";
import { insertOrSelectUser, updateCustomerMissingNames } from "../queries.ts";

interface CustomerOfPhone {
  merchantId: string;
  /** Phone that the caller has already verified. */
  phone: string;
  firstName: string | null;
  lastName: string | null;
  language: string;
  now: Date;
}

/**
 * Returns the id of the customer with the phone. Creates the customer if there is none. Names are set only if missing.
 * Null if the phone is invalid in the brand's countries.
 */
export async function findOrCreateCustomer(tx: Tx, customer: CustomerOfPhone): Promise<string | null> {
  const { merchantId, language, now, firstName, lastName } = customer;
  const phone = parsePhone(customer.phone, await loadBrandBasics(tx, merchantId));
  if (phone === null) return null;
  const { id } = await insertOrSelectUser(tx, { merchantId, id: newId(), phone, language, now });
  await updateCustomerMissingNames(tx, { merchantId, userId: id, firstName, lastName, now });
  return id;
}
