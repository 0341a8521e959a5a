import { startTransition, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import type { ComponentType } from "react";
import { useNavigate } from "react-router";
import { createStore } from "./store.ts";

/** Markup of parts that were on the page once, by id: whoever comes back sees them at once. */
const known = new Map<string, string>();

/** What the server made for everybody is not so any more: `Live` draws it. */
export const staleMarkupStore = createStore(false);

function markupOf(id: string, served: string | undefined): string | null {
  if (typeof document === "undefined") return served ?? "";
  const there = document.getElementById(id)?.innerHTML;
  if (there !== undefined) known.set(id, there);
  return known.get(id) ?? null;
}

/**
 * A part of a page that the server made for everybody: the browser leaves it as it came and only follows its links
 * inside the application. `Live` draws it where the page did not come from the server.
 */
export function StaticPart({
  id,
  html,
  Live,
}: {
  id: string;
  /** In the server's render. */
  html: string | undefined;
  Live: ComponentType;
}) {
  const navigate = useNavigate();
  const [markup] = useState(() => markupOf(id, html));
  const isStale = staleMarkupStore.use();
  const [isLive, setIsLive] = useState(false);
  // What is there stays until the other is drawn.
  useEffect(() => startTransition(() => setIsLive(isStale)), [isStale]);

  const part = useRef<HTMLDivElement>(null);
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.origin !== location.origin || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  });
  // Heard on the whole of it: the links are not React's.
  useEffect(() => {
    const element = part.current;
    const listener = (event: MouseEvent) => follow(event);
    element?.addEventListener("click", listener);
    return () => element?.removeEventListener("click", listener);
  }, []);

  if (markup === null || isLive)
    return (
      <div ref={part}>
        <Suspense>
          <Live />
        </Suspense>
      </div>
    );
  return <div id={id} ref={part} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} />;
}
