import { endpoints } from "@dasturxon/contract";
import { bindEndpoint, type Http, refuse, type Refusal } from "../../../platform/http/index.ts";
import { loadFeatures } from "../../merchants/index.ts";
import type { CredentialKeys } from "../credentials/credentials.ts";
import { ProviderSilenceError } from "../gateways/call-provider.ts";
import type { PaymentRegistry } from "../providers.ts";
import { findCardGatewayOfBrand } from "../gateways/card-gateway.ts";
import { addCard } from "./add-card.ts";
import { confirmCard } from "./confirm-card.ts";
import { saveEnteredCard } from "./enter-card.ts";
import { selectCards, updatePreferredCard } from "./queries.ts";
import { removeCards } from "./remove-card.ts";
import { sendCardCode } from "./send-card-code.ts";
import { viewCard } from "./view-card.ts";

interface WarningLogger {
  warn(details: object, text: string): void;
}

/**
 * Registers the calls for a customer's saved cards [PY-4]. If the feature is off, existing cards can still be listed
 * and removed.
 */
export function registerCards(
  http: Http,
  { payments, ...keys }: { payments: PaymentRegistry } & CredentialKeys,
): void {
  const { cards: keepers } = payments;
  bindEndpoint(http, endpoints.cards, async ({ session: { merchantId, id: userId }, db }) => {
    const { rows, isOn } = await db.tenantRead(merchantId, async (tx) => ({
      rows: await selectCards(tx, merchantId, userId),
      isOn: (await loadFeatures(tx, merchantId)).card,
    }));
    const entry = isOn ? ((await findCardGatewayOfBrand(keepers, merchantId))?.entry ?? null) : null;
    return { cards: rows.map((row, at) => viewCard(row, at === 0)), entry };
  });
  bindEndpoint(http, endpoints.addCard, ({ session, body: { token }, db, clock, log }) => {
    const request = { ...toCardOwnerKey(session), token, now: clock.now() };
    return refuseProviderError(log, addCard({ db, keepers, ...keys }, request));
  });
  bindEndpoint(http, endpoints.enterCard, ({ session, body: card, db, clock, log }) => {
    const request = { ...toCardOwnerKey(session), card, now: clock.now() };
    return refuseProviderError(log, saveEnteredCard({ db, keepers, ...keys }, request));
  });
  bindEndpoint(http, endpoints.sendCardCode, ({ session, params, db, clock, log }) => {
    const request = { ...toCardOwnerKey(session), ...params, now: clock.now() };
    return refuseProviderError(log, sendCardCode({ db, keepers, ...keys }, request));
  });
  bindEndpoint(http, endpoints.confirmCard, ({ session, params, body: { code }, db, clock, log }) => {
    const request = { ...toCardOwnerKey(session), ...params, code, now: clock.now() };
    return refuseProviderError(log, confirmCard({ db, keepers, ...keys }, request));
  });
  bindEndpoint(http, endpoints.preferCard, async ({ session, params: { id }, db, clock }) => {
    const { merchantId, userId } = toCardOwnerKey(session);
    const preferred = { userId, id, at: clock.now() };
    const card = await db.tenant(merchantId, (tx) => updatePreferredCard(tx, merchantId, preferred));
    return card ? viewCard(card, true) : refuse("not_found");
  });
  bindEndpoint(http, endpoints.removeCard, async ({ session, params: { id }, db }) => {
    const card = { ...toCardOwnerKey(session), id };
    const isGone = await db.tenant(card.merchantId, (tx) => removeCards(tx, card));
    return isGone ? { done: true as const } : refuse("not_found");
  });
}

const toCardOwnerKey = ({ merchantId, id: userId }: { merchantId: string; id: string }) => ({
  merchantId,
  userId,
});

/** Maps an error of the provider to a refusal for the guest, and logs it. */
async function refuseProviderError<T>(
  log: WarningLogger,
  answer: Promise<T>,
): Promise<T | Refusal<"payment_failed" | "payment_not_answering">> {
  try {
    return await answer;
  } catch (err) {
    log.warn({ err }, "the provider of saved cards did not answer");
    return refuse(err instanceof ProviderSilenceError ? "payment_not_answering" : "payment_failed");
  }
}
