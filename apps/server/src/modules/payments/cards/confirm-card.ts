import type { SavedCard } from "@dasturxon/contract";
import { findCardBrand } from "@dasturxon/domain/card-number";
import { refuse, type Refusal } from "../../../platform/http/index.ts";
import { findCardGatewayByName } from "../gateways/card-gateway.ts";
import type { CardDeps } from "./store-card.ts";
import { decryptCardToken, encryptCardToken } from "./card-token.ts";
import { selectCard, selectCards, updateCardConfirmed, updateCardTries } from "./queries.ts";
import { removeCards } from "./remove-card.ts";
import { viewCard } from "./view-card.ts";

/** Maximum number of attempts to enter the code that confirms a card. A new code resets the count. */
const MAX_CARD_CODE_TRIES = 5;

/**
 * Confirms a card by its bank's code. The provider may issue another token on confirmation. A previously saved copy of
 * the same card is removed, so that the list has no duplicates. Idempotent: a confirmed card is returned again [PY-4].
 */
export async function confirmCard(
  { db, keepers, ...keys }: CardDeps,
  request: { merchantId: string; userId: string; id: string; code: string; now: Date },
): Promise<SavedCard | Refusal<"not_found" | "wrong_code">> {
  const { merchantId, userId, id, code, now } = request;
  const card = await db.tenantRead(merchantId, (tx) =>
    selectCard(tx, merchantId, { userId, id, states: ["added", "confirmed"] }),
  );
  if (card?.state === "confirmed") return viewCard(card, true);
  const token = card && decryptCardToken(keys, merchantId, card);
  const keeper = card && findCardGatewayByName(keepers, card.provider);
  if (!card || !keeper || token === null) return refuse("not_found");
  const mayTry = await db.tenant(merchantId, (tx) =>
    updateCardTries(tx, merchantId, { userId, id, max: MAX_CARD_CODE_TRIES }),
  );
  const kept = mayTry ? await keeper.confirm(merchantId, { token, code, expiry: card.expiry }) : null;
  if (!kept) return refuse("wrong_code");
  const { mask, expiry } = kept;
  const sealed = encryptCardToken(keys, merchantId, { userId, id, token: kept.token });
  const confirmed = await db.tenant(merchantId, async (tx) => {
    for (const other of await selectCards(tx, merchantId, userId))
      if (other.mask === mask && other.expiry === expiry)
        await removeCards(tx, { merchantId, userId, id: other.id });
    const change = { userId, id, sealed, mask, expiry, brand: findCardBrand(mask), at: now };
    return updateCardConfirmed(tx, merchantId, change);
  });
  return confirmed ? viewCard(confirmed, true) : refuse("not_found");
}
