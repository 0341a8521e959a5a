import type { CardCode } from "@dasturxon/contract";
import { cardBrand } from "@dasturxon/domain/card-number";
import type { Database } from "../../../platform/database/index.ts";
import { refuse, type Refused } from "../../../platform/http/index.ts";
import { newId } from "../../../platform/ids.ts";
import { loadFeatures } from "../../merchants/index.ts";
import type { CredentialKeys } from "../credentials/credentials.ts";
import type { CardKeeper } from "../gateways/card-keeper.ts";
import { sealToken } from "./card-token.ts";
import { insertCard, selectCards } from "./queries.ts";
import { removeCards } from "./remove-card.ts";

/** How many cards a customer keeps. */
const MAX_CARDS = 10;

/** What the calls about cards stand on. */
export interface CardParts extends CredentialKeys {
  db: Database;
  keeper: CardKeeper | null;
}

/**
 * Keeps the token that the provider gave the browser for a card, after asking the provider itself what it stands for; the
 * card is nobody's until the code that the bank sends to its phone is entered. One that was left half-way goes [PY-4].
 */
export async function addCard(
  { db, keeper, ...keys }: CardParts,
  { merchantId, userId, token, now }: { merchantId: string; userId: string; token: string; now: Date },
): Promise<CardCode | Refused<"feature_off" | "card_not_accepted"> | Refused<"too_many_cards">> {
  const { isOn, count } = await db.tenantRead(merchantId, async (tx) => ({
    isOn: (await loadFeatures(tx, merchantId)).card,
    count: (await selectCards(tx, merchantId, userId)).length,
  }));
  if (!isOn || !keeper) return refuse("feature_off");
  if (count >= MAX_CARDS) return refuse("too_many_cards", { max: MAX_CARDS });
  const card = await keeper.check(merchantId, token);
  const sent = card && (await keeper.sendCode(merchantId, token));
  if (!card || !sent) return refuse("card_not_accepted");
  const id = newId();
  const { mask, expiry } = card;
  const sealed = sealToken(keys, merchantId, { userId, id, token });
  const { provider } = keeper;
  await db.tenant(merchantId, async (tx) => {
    await removeCards(tx, { merchantId, userId, state: "added" });
    const row = { id, userId, provider, sealed, mask, expiry, brand: cardBrand(mask), at: now };
    await insertCard(tx, merchantId, row);
  });
  return { id, ...sent };
}
