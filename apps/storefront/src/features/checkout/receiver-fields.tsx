import { useBrand } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { isWholePhone } from "../../ui/phone-countries.ts";
import { PhoneField } from "../../ui/phone-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { changeDraft } from "./draft.ts";
import type { Draft } from "./draft.ts";

/** The phone and the name of who takes it instead [CH-10]. */
export function ReceiverFields({ draft, isTried }: { draft: Draft; isTried: boolean }) {
  const t = useT();
  const prefix = useBrand().merchant.currency === "KZT" ? "+7" : "+998";
  return (
    <div className="mt-2 grid gap-3 sm:grid-cols-2">
      <PhoneField
        label={t("checkout.receiverPhone")}
        codeLabel={t("signIn.country")}
        value={draft.receiverPhone || prefix}
        onChange={(receiverPhone) => changeDraft({ receiverPhone })}
        autoComplete="off"
        error={isTried && !isWholePhone(draft.receiverPhone) ? t("signIn.phoneShort") : null}
      />
      <TextField
        label={t("checkout.receiverName")}
        name="receiverName"
        autoComplete="off"
        autoCapitalize="words"
        maxLength={80}
        value={draft.receiverName}
        onChange={(event) => changeDraft({ receiverName: event.target.value })}
        className="[&>span]:min-h-13"
      />
    </div>
  );
}
