import type { Tx } from "../../platform/database/index.ts";
import { selectFiscalLinks } from "./lifecycle/queries.ts";

/**
 * Links to the tax office's receipts of a payment and its refund. Null if there is no receipt, or if its link is
 * unsafe.
 */
export interface FiscalLinks {
  sale: string | null;
  refund: string | null;
}

/** Returns the fiscal receipts of an order, as reported by its provider. Accepts only https addresses [OR-10]. */
export async function loadFiscalLinks(tx: Tx, merchantId: string, orderId: string): Promise<FiscalLinks> {
  const kept = await selectFiscalLinks(tx, merchantId, orderId);
  return { sale: toHttpsLinkOrNull(kept?.sale), refund: toHttpsLinkOrNull(kept?.refund) };
}

/** Returns the link if it is an https address, else null. */
export function toHttpsLinkOrNull(link: string | null | undefined): string | null {
  if (!link || !URL.canParse(link)) return null;
  const { protocol, href } = new URL(link);
  return protocol === "https:" ? href : null;
}
