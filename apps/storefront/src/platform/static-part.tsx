import { startTransition, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import type { ComponentType } from "react";
import { useNavigate } from "react-router";
import { createStore } from "./store.ts";

/** HTML of parts that were shown before, by id, to show them at once when the guest returns. */
const shownMarkupById = new Map<string, string>();

/** Whether the HTML that the server rendered once for all pages is out of date. React then renders these parts itself. */
export const staleMarkupStore = createStore(false);

function readMarkup(id: string, served: string | undefined): string | null {
  if (typeof document === "undefined") return served ?? "";
  const there = document.getElementById(id)?.innerHTML;
  if (there !== undefined) shownMarkupById.set(id, there);
  return shownMarkupById.get(id) ?? null;
}

/**
 * Renders a part of a page from the server's shared HTML. The browser does not hydrate this HTML and only handles its
 * links within the application. `Live` renders the part if the page did not come from the server or the HTML is out of
 * date.
 */
export function StaticPart({
  id,
  html,
  Live,
}: {
  id: string;
  /** HTML, in the server render only. */
  html: string | undefined;
  Live: ComponentType;
}) {
  const navigate = useNavigate();
  const [markup] = useState(() => readMarkup(id, html));
  const isStale = staleMarkupStore.use();
  const [isLive, setIsLive] = useState(false);
  // The old content stays visible until the new one is rendered.
  useEffect(() => startTransition(() => setIsLive(isStale)), [isStale]);

  const part = useRef<HTMLDivElement>(null);
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.origin !== location.origin || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  });
  // Handles clicks on the links of the static HTML by event delegation, because React does not render these links.
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
