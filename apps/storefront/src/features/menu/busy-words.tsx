import { useT } from "../../platform/i18n.tsx";

/** Minutes that a busy kitchen takes more; its code comes only while it is busy. */
export function BusyWords({ minutes }: { minutes: number }) {
  const t = useT();
  return t("kitchenBusy", { minutes });
}
