import type { Database } from "../../../platform/database/index.ts";
import type { CredentialKeys } from "../credentials/credentials.ts";
import { findCardGatewayByName } from "../gateways/card-gateway.ts";
import type { PaymentRegistry } from "../providers.ts";
import { decryptCardToken } from "./card-token.ts";
import { deleteRemovedCard, selectRemovedCard } from "./queries.ts";

/**
 * Job for a removed card. Deletes the token at the provider, then the row. Retried while the provider does not respond
 * [PY-4].
 */
export async function eraseCard(
  { db, payments, ...keys }: { db: Database; payments: PaymentRegistry } & CredentialKeys,
  { merchantId, cardId }: { merchantId: string; cardId: string },
): Promise<void> {
  const card = await db.tenantRead(merchantId, (tx) => selectRemovedCard(tx, merchantId, cardId));
  if (!card) return;
  const token = decryptCardToken(keys, merchantId, card);
  if (token !== null) await findCardGatewayByName(payments.cards, card.provider)?.remove(merchantId, token);
  await db.tenant(merchantId, (tx) => deleteRemovedCard(tx, merchantId, cardId));
}
