import { useT } from "../../platform/i18n.tsx";

/** Additional minutes of a busy kitchen. Lazy-loaded while it is busy. */
export function BusyKitchenNote({ minutes }: { minutes: number }) {
  const t = useT();
  return t("kitchenBusy", { minutes });
}
