import { clsx } from "clsx";

export interface CentrePinProps {
  isLifted: boolean;
  isOut: boolean;
  /** Whether the guest has not chosen a place yet. The pin then marks no place. */
  isWaiting: boolean;
}

/** Renders the pin at the centre of the map. It rises by 8 px while the map moves [AD-1]. */
export function CentrePin({ isLifted, isOut, isWaiting }: CentrePinProps) {
  const head = isOut ? "fill-bad" : isWaiting ? "fill-ink-3" : "fill-brand";
  const leg = isOut ? "fill-bad" : isWaiting ? "fill-ink-3" : "fill-ink";
  return (
    <span aria-hidden className="pointer-events-none absolute top-1/2 left-1/2 z-10">
      <span
        className={clsx(
          "absolute -top-1 -left-2 h-2 w-4 rounded-full bg-[rgb(0_0_0/0.28)] blur-[2px] transition-[scale,opacity] duration-(--tap)",
          isLifted && "scale-75 opacity-60",
        )}
      />
      <svg
        viewBox="0 0 48 60"
        width="48"
        height="60"
        className={clsx(
          "absolute -top-[59px] -left-6 max-w-none drop-shadow-[0_3px_4px_rgb(0_0_0/0.25)] transition-[translate] duration-(--tap)",
          isLifted && "-translate-y-2",
        )}
      >
        <path d="M22.6 42h2.8v16a1.4 1.4 0 0 1-2.8 0z" className={leg} />
        <circle
          cx="24"
          cy="23"
          r="21"
          className={clsx("transition-colors", head)}
          stroke="#fff"
          strokeWidth="3"
        />
        <circle cx="24" cy="23" r="7" className={isOut || isWaiting ? "fill-white" : "fill-on-brand"} />
      </svg>
    </span>
  );
}
