import type { CardConfirmationCode } from "@dasturxon/contract";
import { refuse, type Refusal } from "../../../platform/http/index.ts";
import { findCardGatewayByName } from "../gateways/card-gateway.ts";
import type { CardDeps } from "./store-card.ts";
import { decryptCardToken } from "./card-token.ts";
import { selectCard, updateCardCode } from "./queries.ts";

/** Minimum time between two codes, in milliseconds. The same as on the providers' own pages. */
const CODE_COOLDOWN_MS = 60_000;

/** Makes the bank send another code for a customer's card, at most once a minute [PY-4]. */
export async function sendCardCode(
  { db, keepers, ...keys }: CardDeps,
  { merchantId, userId, id, now }: { merchantId: string; userId: string; id: string; now: Date },
): Promise<CardConfirmationCode | Refusal<"not_found" | "card_not_accepted"> | Refusal<"code_cooldown">> {
  const card = await db.tenantRead(merchantId, (tx) =>
    selectCard(tx, merchantId, { userId, id, states: ["added"] }),
  );
  const token = card && decryptCardToken(keys, merchantId, card);
  const keeper = card && findCardGatewayByName(keepers, card.provider);
  if (!card || !keeper || token === null) return refuse("not_found");
  const before = new Date(now.getTime() - CODE_COOLDOWN_MS);
  // The time of the new code is stored before the code is sent, so that only one of two concurrent requests sends a
  // code.
  const isFirst = await db.tenant(merchantId, (tx) =>
    updateCardCode(tx, merchantId, { userId, id, before, at: now }),
  );
  const seconds = Math.max(1, Math.ceil((card.codeAt.getTime() - before.getTime()) / 1000));
  if (!isFirst) return refuse("code_cooldown", { seconds });
  const sent = await keeper.sendCode(merchantId, token);
  return sent ? { id, ...sent } : refuse("card_not_accepted");
}
