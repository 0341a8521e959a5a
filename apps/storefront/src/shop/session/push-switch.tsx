import type { ReactNode } from "react";
import { useT } from "../../platform/i18n.tsx";
import { useShell } from "../../platform/shell-provider.tsx";
import { Switch } from "../../ui/switch.tsx";
import { toast } from "../../ui/toast.tsx";
import { usePushNotifications } from "./push.ts";

export interface PushSwitchProps {
  label: ReactNode;
  /**
   * Whether to show nothing if there is nothing to switch, because notifications were already blocked or the browser
   * does not support them.
   */
  isQuiet?: boolean;
}

/**
 * Renders the switch for push notifications in this browser. Shows the reason if they are not available. Renders
 * nothing in a messenger or another application, which has its own notifications.
 */
export function PushSwitch({ label, isQuiet = false }: PushSwitchProps) {
  const t = useT();
  const { state, isAnswered, isBusy, turn } = usePushNotifications();
  const { kind } = useShell();
  if (kind !== "web") return null;
  if (state === "unsupported" || state === "denied")
    return isQuiet && !isAnswered ? null : (
      <p role="status" className="py-3 text-small text-ink-3">
        {t(`push.${state}`)}
      </p>
    );

  async function switchPush(isOn: boolean) {
    if (isBusy) return;
    if (!(await turn(isOn))) void toast({ text: t("push.failed"), tone: "bad" });
  }

  return (
    <Switch
      label={label}
      note={t("push.note")}
      isOn={isBusy ? state === "off" : state === "on"}
      onChange={(isOn) => void switchPush(isOn)}
    />
  );
}
