import { TableScreen } from "../features/table/table-screen.tsx";
import { useT } from "../platform/i18n.tsx";
import { PageHead } from "../shop/brand/page-head.tsx";
import type { Route } from "./+types/table";

export function shouldRevalidate() {
  return false;
}

/** Page that the QR code of a table opens [RT-2]. */
export default function Table({ params }: Route.ComponentProps) {
  const t = useT();
  return (
    <>
      <PageHead title={t("table.title")} isPrivate />
      <TableScreen id={params.id} />
    </>
  );
}
