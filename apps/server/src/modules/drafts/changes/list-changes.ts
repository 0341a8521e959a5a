import type { endpoints } from "@dasturxon/contract";
import type { EndpointReply } from "@dasturxon/contract/endpoint";
import { addDays, instantFromWallTime } from "@dasturxon/domain/time-zone";
import type { Tx } from "../../../platform/database/index.ts";
import { refuse, type Refusal, type Session } from "../../../platform/http/index.ts";
import { loadBrandBasics } from "../../merchants/index.ts";
import { type LoggedChangeRow, selectRecordedValues, selectStaffChanges } from "./queries.ts";

interface ListChangesRequest {
  by?: string | undefined;
  entity?: string | undefined;
  entityId?: string | undefined;
  device?: string | undefined;
  /** Day in the brand's time zone, as `yyyy-mm-dd`. */
  day?: string | undefined;
  cursor?: string | undefined;
  size: number;
}

/** Returns the changes made by staff [S37]. Staff of single branches see only their own changes. [US-8] */
export async function listChanges(
  tx: Tx,
  session: Session,
  { day, cursor, size, ...request }: ListChangesRequest,
): Promise<EndpointReply<typeof endpoints.changes> | Refusal<"bad_request">> {
  const after = cursor === undefined ? null : parseChangesCursor(cursor);
  if (cursor !== undefined && !after) return refuse("bad_request", { field: "cursor", in: "query" });
  const { merchantId } = session;
  const own = session.branchIds === null ? null : session.id;
  if (own && request.by !== undefined && request.by !== own) return { items: [], next: null };
  const { timeZone } = await loadBrandBasics(tx, merchantId);
  const rows = await selectStaffChanges(tx, merchantId, {
    by: own ?? request.by ?? null,
    entity: request.entity ?? null,
    entityId: request.entityId ?? null,
    device: request.device ?? null,
    from: day === undefined ? null : instantFromWallTime(day, 0, timeZone),
    to: day === undefined ? null : instantFromWallTime(addDays(day, 1), 0, timeZone),
    after,
    size,
  });
  const last = rows.length === size ? rows.at(-1) : undefined;
  return { items: rows.map(viewLoggedChange), next: last ? formatChangesCursor(last) : null };
}

/**
 * Returns the devices, or the entities, of all changes that the member of staff may see. The audit log is filtered by
 * them. [S37, US-8]
 */
export function listRecordedValues(
  tx: Tx,
  { merchantId, id, branchIds }: Session,
  column: "device" | "entity",
): Promise<string[]> {
  return selectRecordedValues(tx, { merchantId, by: branchIds === null ? null : id, column });
}

function viewLoggedChange({ exactAt: _exactAt, at, byId, byName, byRole, ...change }: LoggedChangeRow) {
  return { ...change, at: at.toISOString(), by: { id: byId, name: byName ?? "", role: byRole } };
}

const EXACT_TIME_PATTERN = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/;
const UUID_PATTERN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function formatChangesCursor({ exactAt, id }: LoggedChangeRow): string {
  return Buffer.from(`${exactAt}|${id}`).toString("base64url");
}

/** Parses a cursor. @returns null if the cursor was not issued by this list */
function parseChangesCursor(text: string): { at: string; id: string } | null {
  const [at = "", id = ""] = Buffer.from(text, "base64url").toString().split("|");
  return EXACT_TIME_PATTERN.test(at) && !Number.isNaN(Date.parse(at)) && UUID_PATTERN.test(id)
    ? { at, id }
    : null;
}
