import { Bot } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useErrorText } from "../../platform/error-text.ts";
import { useLanguage, useT } from "../../platform/i18n.tsx";
import { useShell } from "../../platform/shell-provider.tsx";
import type { ApiError } from "../../platform/api.ts";
import { useBrand } from "../../shop/brand/brand.tsx";
import { signInByContact, canSignInByContact } from "../../shop/session/telegram.ts";
import { Button } from "../../ui/button.tsx";

export interface TelegramContactProps {
  /** Whether Telegram asks for the phone at once, because the guest has already tapped a button that needs it. */
  isAsked?: boolean | undefined;
  onSignedIn?: (() => void) | undefined;
}

/**
 * Renders the button that shares the phone from Telegram, so that no code is needed. Entering the phone remains
 * possible [TG-2, TG-3].
 */
export function TelegramContact({ isAsked = false, onSignedIn }: TelegramContactProps) {
  const t = useT();
  const language = useLanguage();
  const errorText = useErrorText();
  const shell = useShell();
  const { telegramBot } = useBrand().merchant.links;
  const [isOffered, setIsOffered] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  useEffect(() => void canSignInByContact().then(setIsOffered), []);
  const shareAtOnce = useEffectEvent(() => void sharePhone());
  const isShellLoaded = shell.kind === "telegram";
  useEffect(() => {
    if (isAsked && isOffered && isShellLoaded) shareAtOnce();
  }, [isAsked, isOffered, isShellLoaded]);
  if (!isOffered) return null;

  async function sharePhone() {
    setIsBusy(true);
    setError(null);
    const contact = await shell.requestContact();
    const refusal = contact && (await signInByContact(contact, language));
    setIsBusy(false);
    setError(refusal);
    shell.haptic(contact && !refusal ? "success" : "error");
    if (contact && !refusal) onSignedIn?.();
  }

  if (error?.code === "telegram_id_not_found")
    return (
      <section
        role="alert"
        className="mb-5 grid justify-items-center gap-3 border-b border-line pb-5 text-center"
      >
        <span className="grid size-16 place-items-center rounded-full bg-sunken text-ink-2">
          <Bot size={32} aria-hidden />
        </span>
        <h2 className="text-title font-bold text-balance">{errorText(error)}</h2>
        {telegramBot.active && (
          <Button size="large" isWide onClick={() => shell.openLink(telegramBot.url)}>
            {t("telegram.openBot")}
          </Button>
        )}
        <p className="text-caption text-ink-3">{t("telegram.orByCode")}</p>
      </section>
    );
  return (
    <div className="mb-5 grid gap-3 border-b border-line pb-5">
      <Button size="large" isWide isBusy={isBusy} onClick={() => void sharePhone()}>
        {t("telegram.shareContact")}
      </Button>
      {error && (
        <p role="alert" className="text-small text-bad-ink">
          {errorText(error)}
        </p>
      )}
      <p className="text-center text-caption text-ink-3">{t("telegram.orByCode")}</p>
    </div>
  );
}
