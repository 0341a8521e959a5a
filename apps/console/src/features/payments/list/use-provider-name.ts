import { PAYMENT_PROVIDERS, type PaymentProviderName } from "@dasturxon/domain/payment-providers";
import { useT } from "../../../platform/use-language.tsx";

/** Is it one that we know? An old row may name another. */
export const isProvider = (name: string): name is PaymentProviderName =>
  Object.hasOwn(PAYMENT_PROVIDERS, name);

/** `nameOf("payme")`: how a provider is called; two ways to the same method have a name each. */
export function useProviderName(): (provider: string) => string {
  const t = useT();
  return (provider) => {
    if (!isProvider(provider)) return provider;
    if (provider === "uzum-checkout") return t("paymentAccount.uzum-checkout");
    return t(`payment.${PAYMENT_PROVIDERS[provider].types[0]}`);
  };
}
