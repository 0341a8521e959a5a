import { createEmptyPhone, hasMoreThanCountryCode, isCompletePhone } from "@dasturxon/domain/phone-number";
import { useBrand } from "../../shop/brand/brand.tsx";
import { BrandPhoneField } from "../../shop/brand/brand-phone-field.tsx";
import { useT } from "../../platform/i18n.tsx";
import { changeCheckoutDraft } from "./draft.ts";
import type { CheckoutDraft } from "./draft.ts";

/**
 * Edits another phone number for the receipt, for example of an accountant. If the field is empty, the customer
 * receives the receipt [OR-10].
 */
export function ReceiptPhone({ draft, isTried }: { draft: CheckoutDraft; isTried: boolean }) {
  const t = useT();
  const { phoneCountries } = useBrand().merchant;
  const isShort =
    hasMoreThanCountryCode(draft.receiptPhone) && !isCompletePhone(draft.receiptPhone, phoneCountries);
  return (
    <BrandPhoneField
      label={t("receipt.otherPhone")}
      value={draft.receiptPhone || createEmptyPhone(phoneCountries)}
      onChange={(receiptPhone) => changeCheckoutDraft({ receiptPhone })}
      autoComplete="off"
      hint={t("checkout.receiptPhoneHint")}
      error={isTried && isShort ? t("signIn.phoneShort") : null}
    />
  );
}
