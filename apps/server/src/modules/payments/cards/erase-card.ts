import type { Database } from "../../../platform/database/index.ts";
import type { CredentialKeys } from "../credentials/credentials.ts";
import { keeperNamed } from "../gateways/card-keeper.ts";
import type { Payments } from "../providers.ts";
import { openToken } from "./card-token.ts";
import { deleteRemovedCard, selectRemovedCard } from "./queries.ts";

/** The job behind a card that was removed: the provider forgets it, then we do; tried again while it does not answer [PY-4]. */
export async function eraseCard(
  { db, payments, ...keys }: { db: Database; payments: Payments } & CredentialKeys,
  { merchantId, cardId }: { merchantId: string; cardId: string },
): Promise<void> {
  const card = await db.tenantRead(merchantId, (tx) => selectRemovedCard(tx, merchantId, cardId));
  if (!card) return;
  const token = openToken(keys, merchantId, card);
  if (token !== null) await keeperNamed(payments.cards, card.provider)?.remove(merchantId, token);
  await db.tenant(merchantId, (tx) => deleteRemovedCard(tx, merchantId, cardId));
}
