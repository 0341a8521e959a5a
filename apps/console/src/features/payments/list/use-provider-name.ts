import { PAYMENT_PROVIDERS, type PaymentProviderName } from "@dasturxon/domain/payment-providers";
import { useT } from "../../../platform/use-language.tsx";

/** Returns whether the provider is supported. Old rows may contain others. */
export const isProvider = (name: string): name is PaymentProviderName =>
  Object.hasOwn(PAYMENT_PROVIDERS, name);

/**
 * Returns a function that returns the name of a provider. Two integrations of the same payment method have distinct
 * names.
 */
export function useProviderName(): (provider: string) => string {
  const t = useT();
  return (provider) => {
    if (!isProvider(provider)) return provider;
    if (provider === "uzum-checkout") return t("paymentAccount.uzum-checkout");
    return t(`payment.${PAYMENT_PROVIDERS[provider].types[0]}`);
  };
}
