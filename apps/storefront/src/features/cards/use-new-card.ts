import type { CardTokenizationAccess } from "@dasturxon/contract";
import { useState } from "react";
import { call } from "../../platform/api.ts";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import { requestCardToken } from "./enter-card.ts";
import { savePendingCard } from "./pending-card.ts";

/**
 * Adds a bank card. The provider returns a token for the card number. The server then requests that a code be sent to
 * the customer. `add` returns true if a code was sent.
 */
export function useNewCard(entry: CardTokenizationAccess) {
  const t = useT();
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function addCard(card: { number: string; expiry: string }): Promise<boolean> {
    setIsBusy(true);
    setProblem(null);
    const said = await startCardEntry(card);
    setIsBusy(false);
    setProblem(said);
    return said === null;
  }

  /** Returns the error message. Null if a code was sent. */
  async function startCardEntry(card: { number: string; expiry: string }): Promise<string | null> {
    const { url, auth } = entry;
    if (url === null) return sendCardThroughServer(card);
    let token: string | null;
    try {
      token = await requestCardToken({ url, auth }, card);
    } catch {
      return t("card.noAnswer");
    }
    if (token === null) return t("card.notAccepted");
    const { data, error } = await call("POST /payments/v1/cards", { body: { token } });
    if (data) savePendingCard(data);
    return error && errorText(error);
  }

  /** Sends the bank card through the server, for a provider that accepts a card number only from the shop's server. */
  async function sendCardThroughServer({
    number,
    expiry,
  }: {
    number: string;
    expiry: string;
  }): Promise<string | null> {
    const body = { number: number.replaceAll(" ", ""), expiry };
    const { data, error } = await call("POST /payments/v1/cards/number", { body });
    if (data) savePendingCard(data);
    return error && errorText(error);
  }

  return { add: addCard, isBusy, problem, clear: () => setProblem(null) };
}
