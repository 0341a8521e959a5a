import { useEffect, useRef } from "react";
import { BellRing, ReceiptText, Utensils } from "lucide-react";
import { useErrorText } from "../../platform/error-text.ts";
import { useLanguage, useT } from "../../platform/i18n.tsx";
import { usePanel } from "../../platform/panel.ts";
import { leaveTable, type ScannedTable, tableStore } from "../../shop/location/table.ts";
import { Button } from "../../ui/button.tsx";
import { useFormatTableName } from "./table-name.ts";
import { TableBillSheet } from "./table-sheet.tsx";
import { useWaiterCall } from "./use-waiter.ts";

/** Renders the table's card over the menu: table number, and buttons for the waiter and the bill. */
export function TableCard({ table }: { table: ScannedTable }) {
  const t = useT();
  const language = useLanguage();
  const name = useFormatTableName()(table);
  const errorText = useErrorText();
  const waiter = useWaiterCall(table);
  const panel = usePanel("table-bill");
  const { called, busy, problem } = waiter;
  const card = useRef<HTMLElement>(null);
  const { id } = table;
  // `drawn` is not a dependency of this effect: two windows of different widths would overwrite each other's height
  // without end.
  useEffect(() => {
    const height = card.current?.offsetHeight ?? 0;
    const drawn = { language, name, height };
    tableStore.set((now) => (now?.id === id ? { ...now, drawn } : now));
  }, [id, language, name]);
  return (
    <section
      ref={card}
      aria-label={t("table.number", { number: table.number })}
      className="mt-1 mb-3 grid gap-2.5 rounded-[20px] bg-brand-soft px-4 py-3.5 text-brand-ink sm:flex sm:items-center"
    >
      <div className="flex min-w-0 flex-1 items-center gap-3">
        <Utensils size={22} aria-hidden className="shrink-0" />
        <p className="min-w-0 flex-1">
          <span className="block font-bold">{name}</span>
          <span className="block text-small" role="status">
            {problem
              ? errorText(problem)
              : t(called ? (called === "BILL" ? "table.billComes" : "table.waiterComes") : "table.hint")}
          </span>
        </p>
        <Button look="plain" onClick={leaveTable} className="-me-3 shrink-0">
          {t("table.leave")}
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          className="flex-1 whitespace-nowrap"
          isBusy={busy === "WAITER"}
          disabled={called !== null}
          onClick={() => void waiter.callWaiter()}
        >
          <BellRing size={18} aria-hidden />
          {t(called === "WAITER" ? "table.waiterCalled" : "table.callWaiter")}
        </Button>
        <Button look="quiet" className="flex-1 bg-raised! whitespace-nowrap" onClick={panel.open}>
          <ReceiptText size={18} aria-hidden />
          {t("table.bill")}
        </Button>
      </div>
      <TableBillSheet table={table} waiter={waiter} isOpen={panel.isOpen} onClose={panel.close} />
    </section>
  );
}
