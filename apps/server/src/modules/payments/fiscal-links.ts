import type { Tx } from "../../platform/database/index.ts";
import { selectFiscalLinks } from "./life/queries.ts";

/** Where a guest sees the tax office's own receipts of what he paid and got back; null: there is none, or no safe link. */
export interface FiscalLinks {
  sale: string | null;
  refund: string | null;
}

/** The fiscal receipts of an order, as its provider told of them: addresses of the web by https and nothing else [OR-10]. */
export async function loadFiscalLinks(tx: Tx, merchantId: string, orderId: string): Promise<FiscalLinks> {
  const kept = await selectFiscalLinks(tx, merchantId, orderId);
  return { sale: safeLink(kept?.sale), refund: safeLink(kept?.refund) };
}

/** The address if it is one of the web by https. */
export function safeLink(link: string | null | undefined): string | null {
  if (!link || !URL.canParse(link)) return null;
  const { protocol, href } = new URL(link);
  return protocol === "https:" ? href : null;
}
