import { useRef, useState } from "react";
import { Link } from "react-router";
import { useBrand } from "../../shop/brand/brand.tsx";
import { useErrorText } from "../../platform/error-text.ts";
import { useFirstFocus } from "../../platform/first-focus.ts";
import { useT } from "../../platform/i18n.tsx";
import { Button } from "../../ui/button.tsx";
import { isWholePhone, PhoneField } from "../../ui/phone-field.tsx";
import { pendingCodeStore } from "./sign-in-store.ts";
import { useSignIn } from "./use-sign-in.ts";

/** First the phone: its number brings the code. */
export function PhoneStep({ known, onSent }: { known?: string | undefined; onSent(): void }) {
  const t = useT();
  const errorText = useErrorText();
  const { merchant } = useBrand();
  const { sendCode, isBusy, error, clearError } = useSignIn();
  const pending = pendingCodeStore.use();
  const [written, setWritten] = useState<string | null>(null);
  const [isTooShort, setIsTooShort] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useFirstFocus(input);
  const phone = written ?? known ?? pending?.phone ?? (merchant.currency === "KZT" ? "+7" : "+998");

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
        label={t("signIn.phone")}
        codeLabel={t("signIn.country")}
        value={phone}
        onChange={(next) => {
          setWritten(next);
          setIsTooShort(false);
          clearError();
        }}
        error={isTooShort ? t("signIn.phoneShort") : error && errorText(error)}
        hint={t("signIn.phoneHint")}
      />
      <Button type="submit" size="large" isWide isBusy={isBusy}>
        {t("signIn.getCode")}
      </Button>

      <div className="text-center text-caption text-ink-3">
        <p>{t("signIn.agree")}</p>
        <p className="flex flex-wrap justify-center gap-x-5">
          <Link to="/offerta" className="grid min-h-11 place-items-center underline underline-offset-2">
            {t("terms.title")}
          </Link>
          <Link to="/privacy" className="grid min-h-11 place-items-center underline underline-offset-2">
            {t("privacy.title")}
          </Link>
        </p>
      </div>
    </form>
  );
}
