import type { TableByCode } from "@dasturxon/contract";
import type { Tx } from "../../../platform/database/index.ts";
import { type Refusal, refuse } from "../../../platform/http/index.ts";
import { selectEnabledPaymentMethods } from "../payments/queries.ts";
import { selectBranch } from "../queries.ts";
import type { InstallationParameters } from "../read-settings.ts";
import { selectTable } from "./queries.ts";

export interface ShowTableRequest {
  id: string;
  secret: string;
  takesPayment: InstallationParameters["takesPayment"];
}

/** Returns the table of a QR code, if its branch offers dine-in, and the payment methods for QR codes [CH-6, OR-11]. */
export async function showTableOfCode(
  tx: Tx,
  merchantId: string,
  { id, secret, takesPayment }: ShowTableRequest,
): Promise<TableByCode | Refusal<"table_not_found">> {
  const table = await selectTable(tx, merchantId, { id, secret });
  const branch = table && (await selectBranch(tx, merchantId, table.branchId));
  if (!table || !branch?.settings.dineinEnabled) return refuse("table_not_found");
  const payments = await selectEnabledPaymentMethods(tx, merchantId, "qr");
  return { ...table, payments: payments.filter(({ type }) => takesPayment(type)) };
}
