import { createEmptyPhone, isCompletePhone } from "@dasturxon/domain/phone-number";
import { type ReactNode, useRef, useState } from "react";
import { useErrorText } from "../../platform/error-text.ts";
import { useFocusOnMount } from "../../platform/first-focus.ts";
import { useT } from "../../platform/i18n.tsx";
import { createStoredDraft } from "../../platform/stored-draft.ts";
import { Button } from "../../ui/button.tsx";
import { useBrand } from "../brand/brand.tsx";
import { BrandPhoneField } from "../brand/brand-phone-field.tsx";
import type { CodeExchange } from "./code-step.tsx";

/** Draft of a phone number before a code is requested, by exchange: `sign-in`, `phone-change`. */
const phoneDraft = createStoredDraft<{ phone: string }>("phone");

export interface PhoneStepProps {
  about: "sign-in" | "phone-change";
  exchange: CodeExchange;
  /** Initial value of the field. */
  known: string | undefined;
  label: string;
  hint: string;
  /** Returns the problem of a complete number before a code is sent to it. Null if there is none. */
  wrong?: (phone: string) => string | null;
  /** Content shown instead of the button that sends the code. */
  instead?: ReactNode;
  /**
   * Whether another sign-in method is shown above. The phone field is then not focused, because the keyboard would
   * cover that method, and the button is less prominent.
   */
  isSecond?: boolean;
  onSent(): void;
  children?: ReactNode;
}

/** Renders the phone step, which requests a code. */
export function PhoneStep({
  about,
  exchange,
  known,
  label,
  hint,
  wrong,
  instead,
  isSecond = false,
  onSent,
  children,
}: PhoneStepProps) {
  const t = useT();
  const errorText = useErrorText();
  const { phoneCountries } = useBrand().merchant;
  const { sendCode, isBusy, error, clearError } = exchange;
  const { phone: written } = phoneDraft.use(about);
  const [fault, setFault] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useFocusOnMount(input, !isSecond);
  const phone = written ?? known ?? createEmptyPhone(phoneCountries);

  async function submitPhone() {
    const found = isCompletePhone(phone, phoneCountries) ? wrong?.(phone) : t("signIn.phoneShort");
    if (found) {
      setFault(found);
      input.current?.focus();
    } else if (await sendCode(phone)) {
      phoneDraft.drop();
      onSent();
    } else input.current?.focus();
  }

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submitPhone();
      }}
    >
      <BrandPhoneField
        ref={input}
        label={label}
        value={phone}
        onChange={(next) => {
          phoneDraft.change(about, { phone: next });
          setFault(null);
          clearError();
        }}
        error={fault ?? (error && errorText(error))}
        hint={hint}
      />
      {instead ?? (
        <Button type="submit" size="large" look={isSecond ? "quiet" : "brand"} isWide isBusy={isBusy}>
          {t("signIn.getCode")}
        </Button>
      )}
      {children}
    </form>
  );
}
