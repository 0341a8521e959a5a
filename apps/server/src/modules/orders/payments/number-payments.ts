import type { endpoints, ListedPayment } from "@dasturxon/contract";
import type { EndpointReply } from "@dasturxon/contract/endpoint";
import type { Tx } from "../../../platform/database/index.ts";
import {
  type DifferenceRow,
  type listDuePayments,
  type listPayments,
  toHttpsLinkOrNull,
} from "../../payments/index.ts";
import { selectOrderNumbers } from "../customer/queries.ts";

type DuePaymentRows = Awaited<ReturnType<typeof listDuePayments>>;

/** Returns a page of payments with their order numbers, as shown on the board. */
export async function addOrderNumbersToPayments(
  tx: Tx,
  merchantId: string,
  { payments, due, ...totals }: Awaited<ReturnType<typeof listPayments>>,
): Promise<EndpointReply<typeof endpoints.listPayments>> {
  const asListed = await createListedPaymentMapper(tx, merchantId, [...payments, ...due]);
  return { ...totals, payments: payments.map(asListed), due: due.map(asListed) };
}

/** Returns due refunds with the numbers of their orders. */
export async function addOrderNumbersToDuePayments(
  tx: Tx,
  merchantId: string,
  due: DuePaymentRows,
): Promise<ListedPayment[]> {
  return due.map(await createListedPaymentMapper(tx, merchantId, due));
}

/** Returns payment differences with the numbers of their orders. */
export async function addOrderNumbersToDifferences(
  tx: Tx,
  merchantId: string,
  rows: readonly DifferenceRow[],
): Promise<EndpointReply<typeof endpoints.listPaymentDifferences>> {
  const ids = new Set(rows.map(({ orderId }) => orderId));
  const numbers = await selectOrderNumbers(tx, merchantId, [...ids]);
  return {
    differences: rows.map((row) => ({
      ...row,
      number: numbers.get(row.orderId) ?? null,
      foundAt: row.foundAt.toISOString(),
      lookedAt: row.lookedAt?.toISOString() ?? null,
    })),
  };
}

async function createListedPaymentMapper(
  tx: Tx,
  merchantId: string,
  rows: DuePaymentRows,
): Promise<(row: DuePaymentRows[number]) => ListedPayment> {
  const ids = new Set(rows.map(({ orderId }) => orderId));
  const numbers = await selectOrderNumbers(tx, merchantId, [...ids]);
  return (row) => ({
    ...row,
    number: numbers.get(row.orderId) ?? null,
    receiptUrl: toHttpsLinkOrNull(row.receiptUrl),
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    canceledAt: row.canceledAt?.toISOString() ?? null,
    refundRefusedAt: row.refundRefusedAt?.toISOString() ?? null,
  });
}
