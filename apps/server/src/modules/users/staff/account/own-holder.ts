import type { Database } from "../../../../platform/database/index.ts";
import type { Session } from "../../../../platform/http/index.ts";
import type { Holder } from "../second-factor/factor-holder.ts";
import { type OwnRow, selectOwn } from "./queries.ts";

/** Returns the row that stores the password and the second factor of the signed-in member of staff. */
export function ownHolder({ merchantId, id }: Session, row: Pick<OwnRow, "personId"> | undefined): Holder {
  return row?.personId ? { personId: row.personId } : { merchantId, staffId: id };
}

export function selectOwnNow(db: Database, { merchantId, id }: Session): Promise<OwnRow | undefined> {
  return db.tenantRead(merchantId, (tx) => selectOwn(tx, merchantId, id));
}
