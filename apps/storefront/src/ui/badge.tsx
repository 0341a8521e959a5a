import { clsx } from "clsx";
import type { ReactNode } from "react";

const BADGE_TONE_CLASSES = {
  brand: "bg-brand text-on-brand",
  good: "bg-good-soft text-good-ink",
  warn: "bg-warn-soft text-warn-ink",
  bad: "bg-bad-soft text-bad-ink",
  quiet: "bg-sunken text-ink-2",
};

export function Badge({
  tone = "quiet",
  children,
}: {
  tone?: keyof typeof BADGE_TONE_CLASSES;
  children: ReactNode;
}) {
  return (
    <span
      className={clsx(
        "inline-flex min-h-6 items-center rounded-full px-2 text-caption font-bold",
        BADGE_TONE_CLASSES[tone],
      )}
    >
      {children}
    </span>
  );
}
