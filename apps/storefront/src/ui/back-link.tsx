import { clsx } from "clsx";
import { ArrowLeft } from "lucide-react";
import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { IconLink } from "./icon-link.tsx";

/** The page's arrow: back to where the guest came from; to `fallback` when the page was opened by itself [RT-6]. */
export function BackLink({
  fallback = "/",
  isFixed = false,
  label,
  className,
}: {
  fallback?: string;
  /** To `fallback` whatever came before, in this page's place in the history. */
  isFixed?: boolean;
  label: string;
  className?: string;
}) {
  const navigate = useNavigate();
  function leave(event: MouseEvent) {
    const at: unknown = (history.state as { idx?: number } | null)?.idx;
    if (isFixed || typeof at !== "number" || at < 1 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    event.preventDefault();
    void navigate(-1);
  }
  return (
    <IconLink
      to={fallback}
      replace={isFixed}
      onClick={leave}
      label={label}
      className={clsx("own-back", className)}
    >
      <ArrowLeft size={22} aria-hidden className="rtl:-scale-x-100" />
    </IconLink>
  );
}
