import { PAYMENT_PROVIDER_NAMES, findPaymentFacts } from "./facts.ts";

/** Names of payment providers that stay in Latin letters in Cyrillic texts. [LN-1] */
export const LATIN_PAYMENT_NAMES: readonly string[] = PAYMENT_PROVIDER_NAMES.map(findPaymentFacts)
  .filter(({ isNameWord }) => !isNameWord)
  .map(({ name }) => name);

/** Providers and their payment types as DNS labels, which no brand may use: `uzum-checkout`, `click-mini-app`. [BR-2] */
export const PAYMENT_HOST_LABELS: readonly string[] = PAYMENT_PROVIDER_NAMES.flatMap((provider) =>
  [provider, ...findPaymentFacts(provider).types].map((name) => name.toLowerCase().replaceAll("_", "-")),
);
