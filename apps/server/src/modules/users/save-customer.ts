import type { Tx } from "../../platform/database/index.ts";
import { newId } from "../../platform/ids.ts";
import { loadBasics } from "../merchants/index.ts";
import { parsePhone } from "./phone.ts";
import { insertOrSelectUser, updateMissingNames } from "./queries.ts";

interface CustomerOfPhone {
  merchantId: string;
  /** That somebody else has made sure of. */
  phone: string;
  firstName: string | null;
  lastName: string | null;
  language: string;
  now: Date;
}

/** The customer of a phone, made at the first time; names fill only what is empty. Null if it is no phone of the brand's countries. */
export async function saveCustomer(tx: Tx, customer: CustomerOfPhone): Promise<string | null> {
  const { merchantId, language, now, firstName, lastName } = customer;
  const phone = parsePhone(customer.phone, await loadBasics(tx, merchantId));
  if (phone === null) return null;
  const { id } = await insertOrSelectUser(tx, { merchantId, id: newId(), phone, language, now });
  await updateMissingNames(tx, { merchantId, userId: id, firstName, lastName, now });
  return id;
}
