import type { CardEntry } from "@dasturxon/contract";
import { useState } from "react";
import { call } from "../../platform/api.ts";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import { enterCard } from "./enter-card.ts";
import { awaitCode } from "./pending-card.ts";

/** Adds a card: the provider gives a token for its number, the server has a code sent. `add` is true when one is on its way. */
export function useNewCard(entry: CardEntry) {
  const t = useT();
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function add(card: { number: string; expiry: string }): Promise<boolean> {
    setIsBusy(true);
    setProblem(null);
    const said = await begin(card);
    setIsBusy(false);
    setProblem(said);
    return said === null;
  }

  /** What to tell; null: a code is on its way. */
  async function begin(card: { number: string; expiry: string }): Promise<string | null> {
    const { url, auth } = entry;
    if (url === null) return handOn(card);
    let token: string | null;
    try {
      token = await enterCard({ url, auth }, card);
    } catch {
      return t("card.noAnswer");
    }
    if (token === null) return t("card.notAccepted");
    const { data, error } = await call("POST /payments/v1/cards", { body: { token } });
    if (data) awaitCode(data);
    return error && errorText(error);
  }

  /** To a provider that takes a number from its shop alone. */
  async function handOn({ number, expiry }: { number: string; expiry: string }): Promise<string | null> {
    const body = { number: number.replaceAll(" ", ""), expiry };
    const { data, error } = await call("POST /payments/v1/cards/number", { body });
    if (data) awaitCode(data);
    return error && errorText(error);
  }

  return { add, isBusy, problem, clear: () => setProblem(null) };
}
