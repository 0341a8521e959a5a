import { Suspense } from "react";
import { lateWhenDrawn } from "../platform/late.tsx";

const PAGES = {
  telegram: lateWhenDrawn(() =>
    import("../features/telegram/telegram-page.tsx").then((module) => module.TelegramPage),
  ),
  click: lateWhenDrawn(() => import("../features/click/click-page.tsx").then((module) => module.ClickPage)),
};

/**
 * Renders the page parts that only exist inside a messenger or another application. The web shell loads none of this
 * code.
 */
export function ShellPage({ kind }: { kind: keyof typeof PAGES }) {
  const Page = PAGES[kind];
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}
