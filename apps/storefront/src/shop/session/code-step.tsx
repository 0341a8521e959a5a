import { MessageSquareText } from "lucide-react";
import { useRef, useState } from "react";
import { formatPhone } from "@dasturxon/domain/format";
import type { ApiError } from "../../platform/api.ts";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import { useShell } from "../../platform/shell-provider.tsx";
import { useFocusOnMount } from "../../platform/first-focus.ts";
import { Button } from "../../ui/button.tsx";
import { SMS_CODE_LENGTH, CodeField } from "../../ui/code-field.tsx";
import { ResendCodeButton } from "./resend-code.tsx";

/** Code that was sent to a phone and is not entered yet. */
export interface PendingSmsCode {
  /** Phone number: `+998901234567`. */
  phone: string;
  /** Time from which another code may be requested, milliseconds since 1970. */
  resendAt: number;
  /** URL where the demo shows the code. */
  demoInbox: string | null;
}

/** Functions that request a code and complete the action with it. */
export interface CodeExchange {
  /** Requests a code for the phone. Returns true if a code was sent or a previous code is still valid. */
  sendCode(phone: string): Promise<boolean>;
  /** Completes the action with the code. Returns true if the code was correct. */
  enterCode(phone: string, code: string): Promise<boolean>;
  isBusy: boolean;
  error: ApiError | null;
  clearError(): void;
}

export interface CodeStepProps {
  pending: PendingSmsCode;
  exchange: CodeExchange;
  /** Label of the button that submits the code. */
  action: string;
  onDone(): void;
  /** Returns to the phone step. */
  onOtherPhone(): void;
}

/**
 * Renders the code step. A complete code is submitted automatically. The device keyboard suggests the code from the
 * SMS.
 */
export function CodeStep({ pending, exchange, action, onDone, onOtherPhone }: CodeStepProps) {
  const t = useT();
  const shell = useShell();
  const errorText = useErrorText();
  const { enterCode, sendCode, isBusy, error, clearError } = exchange;
  const [code, setCode] = useState("");
  const input = useRef<HTMLInputElement>(null);
  useFocusOnMount(input);

  async function submitCode(whole: string) {
    if (whole.length < 4 || whole.length > SMS_CODE_LENGTH || isBusy) return input.current?.focus();
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
        void submitCode(code);
      }}
    >
      <div>
        <p className="text-small text-ink-2">{t("signIn.sentTo")}</p>
        <p className="flex items-center justify-between gap-3">
          <bdi dir="ltr" className="num text-title font-bold">
            {formatPhone(pending.phone)}
          </bdi>
          <button
            type="button"
            onClick={onOtherPhone}
            className="min-h-11 text-small font-medium text-brand-ink"
          >
            {t("signIn.otherPhone")}
          </button>
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
        onWhole={(whole) => void submitCode(whole)}
        error={error && errorText(error)}
      />
      <Button
        type="submit"
        size="large"
        isWide
        isBusy={isBusy}
        disabled={code.length < 4 || code.length > SMS_CODE_LENGTH}
      >
        {action}
      </Button>
      <div className="grid justify-items-center">
        <ResendCodeButton
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
