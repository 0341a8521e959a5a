import { Suspense } from "react";
import { lazyWhenRendered } from "../platform/lazy-component.tsx";

const SHELL_PAGES = {
  telegram: lazyWhenRendered(() =>
    import("../features/telegram/telegram-page.tsx").then((module) => module.TelegramPage),
  ),
  click: lazyWhenRendered(() =>
    import("../features/click/click-page.tsx").then((module) => module.ClickPage),
  ),
};

/**
 * Renders the page parts that only exist inside a messenger or another application. The web shell loads none of this
 * code.
 */
export function ShellPageParts({ kind }: { kind: keyof typeof SHELL_PAGES }) {
  const Page = SHELL_PAGES[kind];
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}
