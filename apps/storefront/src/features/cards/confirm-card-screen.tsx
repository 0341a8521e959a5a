import { useRef, useState } from "react";
import { Link } from "react-router";
import { type ApiError, call } from "../../platform/api.ts";
import { useErrorText } from "../../platform/error-text.ts";
import { useFocusOnMount } from "../../platform/first-focus.ts";
import { useT } from "../../platform/i18n.tsx";
import { useShell } from "../../platform/shell-provider.tsx";
import { cardsQuery } from "../../shop/session/cards.ts";
import { ResendCodeButton } from "../../shop/session/resend-code.tsx";
import { Button } from "../../ui/button.tsx";
import { SMS_CODE_LENGTH, CodeField } from "../../ui/code-field.tsx";
import { toast } from "../../ui/toast.tsx";
import { CardPage } from "./card-page.tsx";
import { savePendingCard, type PendingCard, pendingCardStore } from "./pending-card.ts";

/** Renders the field for the six-digit code sent by the bank. A complete code is submitted automatically [PY-4]. */
export function ConfirmCardScreen({ pending, onDone }: { pending: PendingCard; onDone(): void }) {
  const t = useT();
  const shell = useShell();
  const errorText = useErrorText();
  const [code, setCode] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useFocusOnMount(input);
  const { id, phone, resendAt } = pending;

  async function confirmCard(whole: string): Promise<void> {
    if (whole.length < SMS_CODE_LENGTH || isBusy) return input.current?.focus();
    setIsBusy(true);
    setError(null);
    const { error: refusal } = await call("POST /payments/v1/cards/{id}/confirm", {
      path: { id },
      body: { code: whole },
    });
    setIsBusy(false);
    setError(refusal);
    if (refusal) {
      shell.haptic("error");
      input.current?.focus();
      return input.current?.select();
    }
    cardsQuery.clear();
    pendingCardStore.set(null);
    void toast({ text: t("card.saved"), tone: "good" });
    onDone();
  }

  async function resendCode(): Promise<void> {
    setIsBusy(true);
    setError(null);
    const { data, error: refusal } = await call("POST /payments/v1/cards/{id}/code", { path: { id } });
    setIsBusy(false);
    if (data) savePendingCard(data);
    else if (refusal.code === "code_cooldown") savePendingCard({ id, phone, resendIn: refusal.data.seconds });
    else setError(refusal);
  }

  return (
    <CardPage title={t("card.codeTitle")} back="/profile/cards/create">
      <form
        noValidate
        className="grid gap-4 rounded-[20px] on-raised px-4 py-5 lg:px-6"
        onSubmit={(event) => {
          event.preventDefault();
          void confirmCard(code);
        }}
      >
        <p className="text-small text-ink-2">
          {t("card.sentTo")}{" "}
          <bdi dir="ltr" className="num font-bold text-ink">
            {phone}
          </bdi>
        </p>
        <CodeField
          ref={input}
          label={t("card.code")}
          value={code}
          onChange={(digits) => {
            setCode(digits);
            setError(null);
          }}
          onWhole={(whole) => void confirmCard(whole)}
          error={error && errorText(error)}
        />
        <Button type="submit" size="large" isWide isBusy={isBusy} disabled={code.length !== SMS_CODE_LENGTH}>
          {t("card.confirm")}
        </Button>
        <div className="grid justify-items-center">
          {resendAt === null ? (
            <Link
              to="/profile/cards/create"
              reloadDocument
              className="min-h-11 py-3 text-center text-small font-bold text-brand-ink"
            >
              {t("card.enterAgain")}
            </Link>
          ) : (
            <ResendCodeButton resendAt={resendAt} isBusy={isBusy} onResend={() => void resendCode()} />
          )}
        </div>
      </form>
    </CardPage>
  );
}
