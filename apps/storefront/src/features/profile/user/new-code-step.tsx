import { MessageSquareText } from "lucide-react";
import { useRef, useState } from "react";
import { formatPhone } from "@dasturxon/domain/format";
import { useErrorText } from "../../../platform/error-text.ts";
import { useFirstFocus } from "../../../platform/first-focus.ts";
import { useT } from "../../../platform/i18n.tsx";
import { useShell } from "../../../platform/shell-provider.tsx";
import { ResendCode } from "../../../shop/session/resend-code.tsx";
import { Button } from "../../../ui/button.tsx";
import { CodeField } from "../../../ui/code-field.tsx";
import { usePhoneChange } from "./use-phone-change.ts";

export interface NewCodeStepProps {
  pending: { phone: string; resendAt: number; demoInbox: string | null };
  onDone(): void;
  /** Back to the number. */
  onOtherPhone(): void;
}

/** The code that came to the new number; the last digit sends it off. */
export function NewCodeStep({ pending, onDone, onOtherPhone }: NewCodeStepProps) {
  const t = useT();
  const shell = useShell();
  const errorText = useErrorText();
  const { enterCode, sendCode, isBusy, error, clearError } = usePhoneChange();
  const [code, setCode] = useState("");
  const input = useRef<HTMLInputElement>(null);
  useFirstFocus(input);

  async function submit(whole: string) {
    if (whole.length < 4 || isBusy) return input.current?.focus();
    if (await enterCode(pending.phone, whole)) return onDone();
    shell.haptic("error");
    input.current?.focus();
    input.current?.select();
  }

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(code);
      }}
    >
      <div>
        <p className="text-small text-ink-2">{t("signIn.sentTo")}</p>
        <p className="flex items-center justify-between gap-3">
          <bdi dir="ltr" className="num text-title font-bold">
            {formatPhone(pending.phone)}
          </bdi>
          <Button look="plain" onClick={onOtherPhone} className="-me-4">
            {t("signIn.otherPhone")}
          </Button>
        </p>
      </div>
      <CodeField
        ref={input}
        label={t("signIn.code")}
        value={code}
        onChange={(digits) => {
          setCode(digits);
          clearError();
        }}
        onWhole={(whole) => void submit(whole)}
        error={error && errorText(error)}
      />
      <Button type="submit" size="large" isWide isBusy={isBusy} disabled={code.length < 4}>
        {t("user.phoneConfirm")}
      </Button>
      <div className="grid justify-items-center">
        <ResendCode
          resendAt={pending.resendAt}
          isBusy={isBusy}
          onResend={() => void sendCode(pending.phone)}
        />
        {pending.demoInbox && (
          <a
            href={pending.demoInbox}
            target="_blank"
            rel="noopener"
            className="flex min-h-11 items-center gap-2 text-small font-medium text-brand-ink"
          >
            <MessageSquareText size={18} aria-hidden />
            {t("signIn.demoInbox")}
          </a>
        )}
      </div>
    </form>
  );
}
