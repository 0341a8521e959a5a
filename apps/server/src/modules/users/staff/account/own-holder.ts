import type { Database } from "../../../../platform/database/index.ts";
import type { Session } from "../../../../platform/http/index.ts";
import type { SecondFactorHolder } from "../second-factor/factor-holder.ts";
import { type OwnCredentialsRow, selectOwnCredentials } from "./queries.ts";

/** Returns the row that stores the password and the second factor of the signed-in member of staff. */
export function secondFactorHolderFromSession(
  { merchantId, id }: Session,
  row: Pick<OwnCredentialsRow, "personId"> | undefined,
): SecondFactorHolder {
  return row?.personId ? { personId: row.personId } : { merchantId, staffId: id };
}

export function loadOwnCredentials(
  db: Database,
  { merchantId, id }: Session,
): Promise<OwnCredentialsRow | undefined> {
  return db.tenantRead(merchantId, (tx) => selectOwnCredentials(tx, merchantId, id));
}
