import { createEmptyPhone, isCompletePhone } from "@dasturxon/domain/phone-number";
import { useBrand } from "../../shop/brand/brand.tsx";
import { BrandPhoneField } from "../../shop/brand/brand-phone-field.tsx";
import { useT } from "../../platform/i18n.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { changeCheckoutDraft } from "./draft.ts";
import type { CheckoutDraft } from "./draft.ts";

/** Edits the phone and the name of a receiver other than the customer [CH-10]. */
export function ReceiverFields({ draft, isTried }: { draft: CheckoutDraft; isTried: boolean }) {
  const t = useT();
  const { phoneCountries } = useBrand().merchant;
  const isWrong = isTried && !isCompletePhone(draft.receiverPhone, phoneCountries);
  return (
    <div className="mt-2 grid gap-3 sm:grid-cols-2">
      <BrandPhoneField
        label={t("checkout.receiverPhone")}
        value={draft.receiverPhone || createEmptyPhone(phoneCountries)}
        onChange={(receiverPhone) => changeCheckoutDraft({ receiverPhone })}
        autoComplete="off"
        error={isWrong ? t("signIn.phoneShort") : null}
      />
      <TextField
        label={t("checkout.receiverName")}
        name="receiverName"
        autoComplete="off"
        autoCapitalize="words"
        maxLength={80}
        value={draft.receiverName}
        onChange={(event) => changeCheckoutDraft({ receiverName: event.target.value })}
        className="[&>span]:min-h-13"
      />
    </div>
  );
}
