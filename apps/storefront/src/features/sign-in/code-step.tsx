import { MessageSquareText } from "lucide-react";
import { useId, useRef, useState } from "react";
import { formatPhone } from "@dasturxon/domain/format";
import { clsx } from "clsx";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import { useShell } from "../../platform/shell-provider.tsx";
import { Button } from "../../ui/button.tsx";
import { useFirstFocus } from "./first-focus.ts";
import { ResendCode } from "./resend-code.tsx";
import type { PendingCode } from "./sign-in-store.ts";
import { useSignIn } from "./use-sign-in.ts";

const LENGTH = 6;

export interface CodeStepProps {
  pending: PendingCode;
  onDone(): void;
  /** Back to the phone. */
  onOtherPhone(): void;
}

/** Then the code: sent off by itself when it is whole; the telephone's keyboard offers it from the message. */
export function CodeStep({ pending, onDone, onOtherPhone }: CodeStepProps) {
  const t = useT();
  const shell = useShell();
  const errorText = useErrorText();
  const { enterCode, sendCode, isBusy, error, forgetError } = useSignIn();
  const [code, setCode] = useState("");
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useFirstFocus(input);

  async function submit(whole: string) {
    if (whole.length < 4 || isBusy) return input.current?.focus();
    if (await enterCode(pending.phone, whole)) return onDone();
    shell.haptic("error");
    input.current?.focus();
    input.current?.select();
  }

  function type(raw: string) {
    const digits = raw.replace(/\D/g, "").slice(0, LENGTH);
    setCode(digits);
    forgetError();
    if (digits.length === LENGTH && digits !== code) void submit(digits);
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
      <div>
        <label htmlFor={id} className="mb-1 block text-small font-medium text-ink-2">
          {t("signIn.code")}
        </label>
        <input
          id={id}
          ref={input}
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          maxLength={LENGTH}
          value={code}
          onChange={(event) => type(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={clsx(
            "num h-16 w-full rounded-control bg-sunken ps-[0.4em] text-center text-page font-bold tracking-[0.4em] outline-none ring-inset focus:ring-2",
            error ? "ring-2 ring-bad" : "ring-brand-ink",
          )}
        />
        {error && (
          <p id={`${id}-error`} role="alert" className="mt-1.5 text-small text-bad-ink">
            {errorText(error)}
          </p>
        )}
      </div>
      <Button type="submit" size="large" isWide isBusy={isBusy} disabled={code.length < 4}>
        {t("signIn.confirm")}
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
