import { randomBytes } from "node:crypto";
import type { TableWithQrLink } from "@dasturxon/contract";
import { type ChangeAuthor, recordChange } from "../../../platform/audit/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { type Refusal, refuse } from "../../../platform/http/index.ts";
import { createBrandUrl } from "../read-settings.ts";
import { selectBrandAddress } from "../queries.ts";
import { selectTablesWithSecrets, type TableWithSecretRow, updateTableSecret } from "./queries.ts";

const TABLE_SECRET_BYTES = 16;

interface TableCodeRequest {
  publicUrl: string;
  /** Branches of the member of staff. Null: all. */
  branchIds: readonly string[] | null;
}

/** Returns the active dining tables with the links of their QR codes [MN-4]. */
export async function listTableCodes(
  tx: Tx,
  merchantId: string,
  { publicUrl, branchIds }: TableCodeRequest,
): Promise<TableWithQrLink[]> {
  const store = createBrandUrl(publicUrl, await selectBrandAddress(tx, merchantId));
  return (await selectTablesWithSecrets(tx, merchantId, branchIds)).map((table) => toTableCode(table, store));
}

/** Creates a new secret for a table. Codes photographed or printed before become invalid [MN-4]. */
export async function renewTableCode(
  tx: Tx,
  call: ChangeAuthor,
  { id, publicUrl }: { id: string; publicUrl: string },
): Promise<TableWithQrLink | Refusal<"not_found">> {
  const { merchantId, branchIds } = call.session;
  const secret = randomBytes(TABLE_SECRET_BYTES).toString("hex");
  const table = await updateTableSecret(tx, merchantId, { id, secret, branchIds });
  if (!table) return refuse("not_found");
  const change = { entity: "diningTable", entityId: id, kind: "changed", before: null } as const;
  recordChange(tx, call, { ...change, after: { number: table.number, isCodeRenewed: true } });
  return toTableCode(table, createBrandUrl(publicUrl, await selectBrandAddress(tx, merchantId)));
}

function toTableCode({ secret, ...table }: TableWithSecretRow, store: string): TableWithQrLink {
  return { ...table, link: `${store}/table/${table.id}?tableSecret=${secret}` };
}
