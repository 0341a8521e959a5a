import type { ReactNode } from "react";

/** Renders a page with a message: icon, title, text and actions. */
export function MessagePage({
  icon,
  title,
  text,
  children,
}: {
  icon?: ReactNode;
  title: string;
  text: string;
  children?: ReactNode;
}) {
  return (
    <main
      id="main"
      className="mx-auto grid min-h-dvh max-w-md grid-cols-[minmax(0,1fr)] content-center justify-items-center gap-3 px-5 text-center"
    >
      {icon && (
        <span className="grid size-24 place-items-center rounded-full bg-sunken text-ink-3">{icon}</span>
      )}
      <h1 className="text-page font-bold text-balance">{title}</h1>
      <p className="max-w-full text-ink-2 [overflow-wrap:anywhere]">{text}</p>
      {children}
    </main>
  );
}
