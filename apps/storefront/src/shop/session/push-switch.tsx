import type { ReactNode } from "react";
import { useT } from "../../platform/i18n.tsx";
import { useShell } from "../../platform/shell-provider.tsx";
import { Switch } from "../../ui/switch.tsx";
import { toast } from "../../ui/toast.tsx";
import { usePush } from "./push.ts";

export interface PushSwitchProps {
  label: ReactNode;
  /** Says nothing where there is nothing to switch: pushes were forbidden before, or the browser knows none. */
  isQuiet?: boolean;
}

/**
 * Tells the customer of changes in this browser while the store is closed, or does not; says where it cannot be had.
 * Nothing in a messenger or another application, which has messages of its own.
 */
export function PushSwitch({ label, isQuiet = false }: PushSwitchProps) {
  const t = useT();
  const { state, isAnswered, isBusy, turn } = usePush();
  const { kind } = useShell();
  if (kind !== "web") return null;
  if (state === "unsupported" || state === "denied")
    return isQuiet && !isAnswered ? null : (
      <p role="status" className="py-3 text-small text-ink-3">
        {t(`push.${state}`)}
      </p>
    );

  async function change(isOn: boolean) {
    if (isBusy) return;
    if (!(await turn(isOn))) void toast({ text: t("push.failed"), tone: "bad" });
  }

  return (
    <Switch
      label={label}
      note={t("push.note")}
      isOn={isBusy ? state === "off" : state === "on"}
      onChange={(isOn) => void change(isOn)}
    />
  );
}
