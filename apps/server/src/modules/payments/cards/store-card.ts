import { findCardBrand } from "@dasturxon/domain/card-number";
import type { Database } from "../../../platform/database/index.ts";
import { refuse, type Refusal } from "../../../platform/http/index.ts";
import { newId } from "../../../platform/ids.ts";
import { loadFeatures } from "../../merchants/index.ts";
import type { CredentialKeys } from "../credentials/credentials.ts";
import { type CardGateway, findCardGatewayOfBrand, type StoredCard } from "../gateways/card-gateway.ts";
import { encryptCardToken } from "./card-token.ts";
import { insertCard, selectCards } from "./queries.ts";
import { removeCards } from "./remove-card.ts";

/** Maximum number of saved cards per customer. */
const MAX_CARDS_PER_CUSTOMER = 10;

/** Dependencies of the card calls. */
export interface CardDeps extends CredentialKeys {
  db: Database;
  keepers: readonly CardGateway[];
}

/**
 * Returns the provider for a customer's new card. `byUs`: select among providers that receive the card number from our
 * server.
 */
export async function findCardGateway(
  { db, keepers }: CardDeps,
  { merchantId, userId, byUs }: { merchantId: string; userId: string; byUs: boolean },
): Promise<CardGateway | Refusal<"feature_off"> | Refusal<"too_many_cards">> {
  const { isOn, count } = await db.tenantRead(merchantId, async (tx) => ({
    isOn: (await loadFeatures(tx, merchantId)).card,
    count: (await selectCards(tx, merchantId, userId)).length,
  }));
  const able = keepers.filter(({ enter }) => (enter !== undefined) === byUs);
  const found = isOn ? await findCardGatewayOfBrand(able, merchantId) : null;
  if (!found) return refuse("feature_off");
  return count >= MAX_CARDS_PER_CUSTOMER
    ? refuse("too_many_cards", { max: MAX_CARDS_PER_CUSTOMER })
    : found.keeper;
}

/**
 * Stores a card that waits for its code, with its token encrypted. Removes earlier unconfirmed cards [PY-4].
 * @returns our id of the card
 */
export async function storeCard(
  { db, ...keys }: CardDeps,
  of: { merchantId: string; userId: string; provider: string; card: StoredCard; now: Date },
): Promise<string> {
  const { merchantId, userId, provider, card, now } = of;
  const id = newId();
  const { token, mask, expiry } = card;
  const sealed = encryptCardToken(keys, merchantId, { userId, id, token });
  await db.tenant(merchantId, async (tx) => {
    await removeCards(tx, { merchantId, userId, state: "added" });
    const row = { id, userId, provider, sealed, mask, expiry, brand: findCardBrand(mask), at: now };
    await insertCard(tx, merchantId, row);
  });
  return id;
}
