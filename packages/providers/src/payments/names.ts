import { PAYMENT_PROVIDER_NAMES, paymentFacts } from "./facts.ts";

/** Names that texts keep in Latin letters. [LN-1] */
export const LATIN_PAYMENT_NAMES: readonly string[] = PAYMENT_PROVIDER_NAMES.map(paymentFacts)
  .filter(({ isNameWord }) => !isNameWord)
  .map(({ name }) => name);

/** Providers and their payment types as DNS labels, which no brand may use: `uzum-checkout`, `click-mini-app`. [BR-2] */
export const PAYMENT_LABELS: readonly string[] = PAYMENT_PROVIDER_NAMES.flatMap((provider) =>
  [provider, ...paymentFacts(provider).types].map((name) => name.toLowerCase().replaceAll("_", "-")),
);
