import { QrCode } from "lucide-react";
import { Link } from "react-router";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import { MessagePage } from "../../ui/message-page.tsx";
import { WaitingPage } from "../../ui/waiting-page.tsx";
import { useTableCode } from "./use-table-code.ts";

/** Page that the QR code of a table opens. Continues to the menu, or shows why it cannot. */
export function TableScreen({ id }: { id: string }) {
  const t = useT();
  const errorText = useErrorText();
  const problem = useTableCode(id);
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
