import { useRef, useState } from "react";
import { Link } from "react-router";
import { useErrorText } from "../../../platform/error-text.ts";
import { useFirstFocus } from "../../../platform/first-focus.ts";
import { useT } from "../../../platform/i18n.tsx";
import { useBrand } from "../../../shop/brand/brand.tsx";
import { Button } from "../../../ui/button.tsx";
import { isWholePhone, PhoneField } from "../../../ui/phone-field.tsx";
import { pendingPhoneStore, usePhoneChange } from "./use-phone-change.ts";

/** The new number, to which a code goes; whose sign-in is long ago is asked to sign in again. */
export function NewPhoneStep({ onSent }: { onSent(): void }) {
  const t = useT();
  const errorText = useErrorText();
  const { merchant } = useBrand();
  const { sendCode, isBusy, error, clearError } = usePhoneChange();
  const pending = pendingPhoneStore.use();
  const [written, setWritten] = useState<string | null>(null);
  const [isTooShort, setIsTooShort] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useFirstFocus(input);
  const phone = written ?? pending?.phone ?? (merchant.currency === "KZT" ? "+7" : "+998");
  const isOld = error?.code === "sign_in_again";

  async function submit() {
    if (!isWholePhone(phone)) {
      setIsTooShort(true);
      input.current?.focus();
    } else if (await sendCode(phone)) onSent();
    else input.current?.focus();
  }

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <PhoneField
        ref={input}
        label={t("user.phoneNew")}
        codeLabel={t("signIn.country")}
        value={phone}
        onChange={(next) => {
          setWritten(next);
          setIsTooShort(false);
          clearError();
        }}
        error={isTooShort ? t("signIn.phoneShort") : error && errorText(error)}
        hint={t("user.phoneHint")}
      />
      {isOld ? (
        <Link
          to="/login?return=%2Fprofile%2Fuser"
          className="inline-flex min-h-13 items-center justify-center rounded-control bg-brand px-5 font-bold text-on-brand"
        >
          {t("profile.signIn")}
        </Link>
      ) : (
        <Button type="submit" size="large" isWide isBusy={isBusy}>
          {t("signIn.getCode")}
        </Button>
      )}
    </form>
  );
}
