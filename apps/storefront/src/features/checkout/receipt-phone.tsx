import { useBrand } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { isPhoneTyped, isWholePhone } from "../../ui/phone-countries.ts";
import { PhoneField } from "../../ui/phone-field.tsx";
import { changeDraft } from "./draft.ts";
import type { Draft } from "./draft.ts";

/** Another phone that the receipt goes to, as of who pays the bills; empty, it goes to the customer's own [OR-10]. */
export function ReceiptPhone({ draft, isTried }: { draft: Draft; isTried: boolean }) {
  const t = useT();
  const prefix = useBrand().merchant.currency === "KZT" ? "+7" : "+998";
  const isShort = isPhoneTyped(draft.receiptPhone) && !isWholePhone(draft.receiptPhone);
  return (
    <PhoneField
      label={t("receipt.otherPhone")}
      codeLabel={t("signIn.country")}
      value={draft.receiptPhone || prefix}
      onChange={(receiptPhone) => changeDraft({ receiptPhone })}
      autoComplete="off"
      hint={t("checkout.receiptPhoneHint")}
      error={isTried && isShort ? t("signIn.phoneShort") : null}
    />
  );
}
