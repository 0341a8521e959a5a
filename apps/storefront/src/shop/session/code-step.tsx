import { MessageSquareText } from "lucide-react";
import { useRef, useState } from "react";
import { formatPhone } from "@dasturxon/domain/format";
import type { ApiError } from "../../platform/api.ts";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import { useShell } from "../../platform/shell-provider.tsx";
import { useFirstFocus } from "../../platform/first-focus.ts";
import { Button } from "../../ui/button.tsx";
import { CODE_LENGTH, CodeField } from "../../ui/code-field.tsx";
import { ResendCode } from "./resend-code.tsx";

/** A code that was asked for and not entered yet. */
export interface PendingCode {
  /** `+998901234567` */
  phone: string;
  /** Milliseconds since the epoch, when another one may be asked for. */
  resendAt: number;
  /** Where the demo shows the code. */
  demoInbox: string | null;
}

/** Asks for a code and does what it opens. */
export interface CodeExchange {
  /** True when a code is on its way, also when an earlier one still is. */
  sendCode(phone: string): Promise<boolean>;
  /** True when it was the right one. */
  enterCode(phone: string, code: string): Promise<boolean>;
  isBusy: boolean;
  error: ApiError | null;
  clearError(): void;
}

export interface CodeStepProps {
  pending: PendingCode;
  exchange: CodeExchange;
  /** What the button says. */
  action: string;
  onDone(): void;
  /** Back to the phone. */
  onOtherPhone(): void;
}

/** Then the code: sent off by itself when it is whole; the telephone's keyboard offers it from the message. */
export function CodeStep({ pending, exchange, action, onDone, onOtherPhone }: CodeStepProps) {
  const t = useT();
  const shell = useShell();
  const errorText = useErrorText();
  const { enterCode, sendCode, isBusy, error, clearError } = exchange;
  const [code, setCode] = useState("");
  const input = useRef<HTMLInputElement>(null);
  useFirstFocus(input);

  async function submit(whole: string) {
    if (whole.length < 4 || whole.length > CODE_LENGTH || isBusy) return input.current?.focus();
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
        onWhole={(whole) => void submit(whole)}
        error={error && errorText(error)}
      />
      <Button
        type="submit"
        size="large"
        isWide
        isBusy={isBusy}
        disabled={code.length < 4 || code.length > CODE_LENGTH}
      >
        {action}
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
