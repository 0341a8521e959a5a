import type { TableByCode } from "@dasturxon/contract";
import { QrCode, Utensils } from "lucide-react";
import { Link } from "react-router";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import type { TextByLanguage } from "../../platform/shapes.ts";
import { useText } from "../../shop/brand/brand.tsx";
import { MessagePage } from "../../ui/message-page.tsx";
import { WaitingPage } from "../../ui/waiting-page.tsx";
import { useFormatTableName } from "./table-name.ts";
import { useTableCode } from "./use-table-code.ts";

/** Dining table of a scanned QR code, as the server sends it with the page. */
export interface ServedTable {
  table: TableByCode;
  /** Name of the table's branch. Null if the list of branches failed to load. */
  branchName: TextByLanguage | null;
}

/**
 * Page that the QR code of a table opens. Shows the table and its branch and continues to the menu. If the code cannot
 * be used, shows the reason. `served`: null if the browser has to request the table.
 */
export function TableScreen({ id, served }: { id: string; served: ServedTable | null }) {
  const t = useT();
  const errorText = useErrorText();
  const text = useText();
  const nameOf = useFormatTableName();
  const problem = useTableCode(id, served?.table ?? null);
  if (!problem && served)
    return (
      <MessagePage
        icon={<Utensils size={40} strokeWidth={1.5} aria-hidden />}
        title={nameOf(served.table)}
        text={text(served.branchName)}
      >
        <p role="status" className="text-ink-3">
          {t("table.opening")}
        </p>
      </MessagePage>
    );
  if (!problem) return <WaitingPage label={t("table.opening")} />;
  const isOld = problem === "no_secret" || problem.code === "table_not_found";
  return (
    <MessagePage
      icon={<QrCode size={40} strokeWidth={1.5} aria-hidden />}
      title={t(isOld ? "table.oldTitle" : "table.failedTitle")}
      text={isOld ? t("table.oldText") : errorText(problem)}
    >
      <Link
        to="/"
        className="mt-3 inline-flex min-h-13 items-center rounded-control bg-brand px-6 font-bold text-on-brand"
      >
        {t("error.home")}
      </Link>
    </MessagePage>
  );
}
