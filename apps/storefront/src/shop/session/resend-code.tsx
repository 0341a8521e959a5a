import { useEffect, useState } from "react";
import { useT } from "../../platform/i18n.tsx";
import { Button } from "../../ui/button.tsx";

export interface ResendCodeButtonProps {
  /** Time from which another code may be requested, milliseconds since 1970. */
  resendAt: number;
  isBusy: boolean;
  onResend(): void;
}

/** Counts down, then offers to send another code [US-1]. */
export function ResendCodeButton({ resendAt, isBusy, onResend }: ResendCodeButtonProps) {
  const t = useT();
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((resendAt - now) / 1000));
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [resendAt]);
  if (left > 0) {
    const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    return (
      <p className="num grid min-h-11 place-items-center text-small text-ink-3">
        {t("signIn.resendIn", { time })}
      </p>
    );
  }
  return (
    <Button look="plain" isBusy={isBusy} onClick={onResend}>
      {t("signIn.resend")}
    </Button>
  );
}
