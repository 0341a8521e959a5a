import { Suspense } from "react";
import { lateWhenDrawn } from "../platform/late.tsx";

const PAGES = {
  telegram: lateWhenDrawn(() =>
    import("../features/telegram/telegram-page.tsx").then((module) => module.TelegramPage),
  ),
  click: lateWhenDrawn(() => import("../features/click/click-page.tsx").then((module) => module.ClickPage)),
};

/** What a page does where a messenger or another application is around it; the web loads none of this. */
export function ShellPage({ kind }: { kind: keyof typeof PAGES }) {
  const Page = PAGES[kind];
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}
