import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import type { ReactNode } from "react";

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
        <Link to="/" aria-label={backLabel} className="grid size-11 shrink-0 place-items-center rounded-full">
          <ArrowLeft size={22} aria-hidden className="rtl:-scale-x-100" />
        </Link>
        <h1 className="min-w-0 py-2 text-section font-bold">{title}</h1>
      </header>
      <div className="grid gap-4 whitespace-pre-line text-ink-2">{children}</div>
    </main>
  );
}
