import type { ReactNode } from "react";
import { BackLink } from "./back-link.tsx";

export interface TextPageProps {
  title: string;
  backLabel: string;
  /** Path that the arrow opens if the page was opened directly. */
  backTo?: string;
  /** Whether the page has a grey background, for pages with cards. */
  isOnGround?: boolean;
  children: ReactNode;
}

/** Renders a page of text with a back arrow. */
export function TextPage({ title, backLabel, backTo = "/", isOnGround = false, children }: TextPageProps) {
  return (
    <main id="main" className={isOnGround ? "min-h-dvh bg-ground" : undefined}>
      <div className="mx-auto max-w-2xl px-4 pb-24">
        <header className="flex min-h-14 items-start gap-1 py-1.5">
          <BackLink fallback={backTo} label={backLabel} className="-ms-2.5" />
          <h1 className="min-w-0 py-2 text-section font-bold">{title}</h1>
        </header>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 text-ink-2">{children}</div>
      </div>
    </main>
  );
}
