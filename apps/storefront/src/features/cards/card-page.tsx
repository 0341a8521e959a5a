import type { ReactNode } from "react";
import { useT } from "../../platform/i18n.tsx";
import { PageHeader } from "../../ui/page-header.tsx";

/** Renders the layout of a page about bank cards. */
export function CardPage({ title, back, children }: { title: string; back: string; children: ReactNode }) {
  const t = useT();
  return (
    <main id="main" className="min-h-dvh bg-ground">
      <PageHeader title={title} back={back} backLabel={t("action.back")} width="max-w-[560px]" />
      <div className="mx-auto max-w-[560px] px-4 pt-2 pb-16 lg:px-6">{children}</div>
    </main>
  );
}
