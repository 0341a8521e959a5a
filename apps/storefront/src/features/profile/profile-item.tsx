import { ChevronRight } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

export interface ProfileItemProps {
  to: string;
  icon: LucideIcon;
  /** Whether the row links to something outside of the store: a phone call or another site. */
  isOutside?: boolean;
  /** State shown in the row, such as a count or an amount. */
  state?: ReactNode;
  children: ReactNode;
}

/** Row of the profile that links to a page. */
export function ProfileItem({ to, icon: Icon, isOutside = false, state, children }: ProfileItemProps) {
  const look = "flex min-h-14 items-center gap-3.5 text-[min(1rem,6vw)]";
  const inner = (
    <>
      <Icon size={21} aria-hidden className="shrink-0 text-ink-2" />
      <span className="min-w-0 flex-1">{children}</span>
      {state && <span className="shrink-0 text-small text-ink-3">{state}</span>}
      <ChevronRight size={18} aria-hidden className="shrink-0 text-ink-3 rtl:-scale-x-100" />
    </>
  );
  if (isOutside) {
    return (
      <a href={to} className={look}>
        {inner}
      </a>
    );
  }
  return (
    <Link to={to} className={look}>
      {inner}
    </Link>
  );
}
