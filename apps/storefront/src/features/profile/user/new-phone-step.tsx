import { Link } from "react-router";
import { useT } from "../../../platform/i18n.tsx";
import { useSession } from "../../../shop/session/session.ts";
import { PhoneStep } from "../../../shop/session/phone-step.tsx";
import { pendingPhoneStore, usePhoneChange } from "./use-phone-change.ts";

/**
 * Asks for the new number and sends a code to it. Rejects the customer's current number. If the last sign-in is long
 * ago, asks the customer to sign in again.
 */
export function NewPhoneStep({ onSent }: { onSent(): void }) {
  const t = useT();
  const exchange = usePhoneChange();
  const pending = pendingPhoneStore.use();
  const present = useSession()?.phone;
  const again = (
    <Link
      to="/login?return=%2Fprofile%2Fuser"
      className="inline-flex min-h-13 items-center justify-center rounded-control bg-brand px-5 font-bold text-on-brand"
    >
      {t("profile.signIn")}
    </Link>
  );
  return (
    <PhoneStep
      about="phone-change"
      exchange={exchange}
      known={pending?.phone}
      label={t("user.phoneNew")}
      hint={t("user.phoneHint")}
      wrong={(phone) => (phone === present ? t("user.phonePresent") : null)}
      instead={exchange.error?.code === "sign_in_again" ? again : undefined}
      onSent={onSent}
    />
  );
}
