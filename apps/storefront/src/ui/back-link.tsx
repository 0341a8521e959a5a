import { clsx } from "clsx";
import { ArrowLeft } from "lucide-react";
import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { IconLink } from "./icon-link.tsx";

/**
 * Renders the back arrow. It returns to the previous page, or opens `fallback` if the page was opened directly [RT-6].
 */
export function BackLink({
  fallback = "/",
  isFixed = false,
  label,
  className,
}: {
  fallback?: string;
  /** Whether to always open `fallback`, replacing the history entry of this page. */
  isFixed?: boolean;
  label: string;
  className?: string;
}) {
  const navigate = useNavigate();
  function goBack(event: MouseEvent) {
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
      onClick={goBack}
      label={label}
      className={clsx("own-back", className)}
    >
      <ArrowLeft size={22} aria-hidden className="rtl:-scale-x-100" />
    </IconLink>
  );
}
