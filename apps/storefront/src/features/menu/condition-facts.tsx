import { useT } from "../../platform/i18n.tsx";

/** When the brand's main branch is open, as the server saw it while making the page. */
export interface Opening {
  isOpen: boolean;
  /** "23:00": when that changes; null when it does not. */
  at: string | null;
}

/** One of the conditions, after a dot. */
export function Fact({ children, tone = "" }: { children: string; tone?: string }) {
  return (
    <span className={`before:me-2 before:text-ink-3 before:content-['·'] first:before:hidden ${tone}`}>
      {children}
    </span>
  );
}

/** "Open until 23:00", "Opens at 10:00". */
export function OpeningFact({ opening: { isOpen, at } }: { opening: Opening }) {
  const t = useT();
  const words = isOpen
    ? at
      ? t("hours.openUntil", { time: at })
      : t("hours.open")
    : at
      ? t("hours.opensAt", { time: at })
      : t("hours.closed");
  return <Fact tone={isOpen ? "text-good-ink" : "text-bad-ink"}>{words}</Fact>;
}
