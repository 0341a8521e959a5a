import { Suspense } from "react";
import { Link } from "react-router";
import { lazyWhenRendered } from "../../platform/lazy-component.tsx";
import { useShellKind } from "../../platform/shell-provider.tsx";
import { useBrand } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { PhoneStep } from "../../shop/session/phone-step.tsx";
import { pendingCodeStore } from "./sign-in-store.ts";
import { useSignIn } from "./use-sign-in.ts";

const TelegramContact = lazyWhenRendered(() =>
  import("./telegram-contact.tsx").then((module) => module.TelegramContact),
);

interface SignInPhoneStepProps {
  known?: string | undefined;
  /** Whether Telegram asks for the phone without another tap. */
  isContactAsked?: boolean | undefined;
  onSent(): void;
  /** Called after a sign-in through the host application, without a code. */
  onSignedIn?: () => void;
}

/** Renders the phone step of the sign-in, with links to the terms. */
export function SignInPhoneStep({ known, isContactAsked, onSent, onSignedIn }: SignInPhoneStepProps) {
  const t = useT();
  const kind = useShellKind();
  const exchange = useSignIn();
  const pending = pendingCodeStore.use();
  return (
    <>
      {kind === "telegram" && (
        <Suspense>
          <TelegramContact isAsked={isContactAsked} onSignedIn={onSignedIn} />
        </Suspense>
      )}
      <PhoneStep
        about="sign-in"
        exchange={exchange}
        known={known ?? pending?.phone}
        label={t("signIn.phone")}
        hint={t("signIn.phoneHint")}
        isSecond={kind === "telegram"}
        onSent={onSent}
      >
        <TermsLinks />
      </PhoneStep>
    </>
  );
}

/** Renders links to the terms, if the brand has these pages [BR-14]. */
function TermsLinks() {
  const t = useT();
  const { termsOfUse, privacy } = useBrand().merchant.features;
  if (!termsOfUse && !privacy) return null;
  return (
    <div className="text-center text-caption text-ink-3">
      <p>{t("signIn.agree")}</p>
      <p className="flex flex-wrap justify-center gap-x-5">
        {termsOfUse && (
          <Link to="/offerta" className="grid min-h-11 place-items-center underline underline-offset-2">
            {t("terms.title")}
          </Link>
        )}
        {privacy && (
          <Link to="/privacy" className="grid min-h-11 place-items-center underline underline-offset-2">
            {t("privacy.title")}
          </Link>
        )}
      </p>
    </div>
  );
}
