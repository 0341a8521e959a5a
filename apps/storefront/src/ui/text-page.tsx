import type { ReactNode } from "react";
import { BackLink } from "./back-link.tsx";

/** A page of text with a way back. */
export function TextPage({
  title,
  backLabel,
  children,
}: {
  title: string;
  backLabel: string;
  children: ReactNode;
}) {
  return (
    <main className="mx-auto max-w-2xl px-4 pb-24">
      <header className="-ms-2.5 flex min-h-14 items-start gap-1 py-1.5">
        <BackLink label={backLabel} />
        <h1 className="min-w-0 py-2 text-section font-bold">{title}</h1>
      </header>
      <div className="grid gap-4 whitespace-pre-line text-ink-2">{children}</div>
    </main>
  );
}
