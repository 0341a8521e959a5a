import { ReceiptText } from "lucide-react";
import { useState } from "react";
import type { TableOrders } from "@dasturxon/contract";
import { formatTime } from "@dasturxon/domain/format";
import { call } from "../../platform/api.ts";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import { createQuery } from "../../platform/query.ts";
import { useQuantityTexts } from "../../shop/basket/count-text.ts";
import { useBrand, useCurrency, useText } from "../../shop/brand/brand.tsx";
import { PaymentIcon } from "../../shop/location/payment-mark.tsx";
import { useGetPaymentName } from "../../shop/location/payment-name.ts";
import type { ScannedTable } from "../../shop/location/table.ts";
import { Button } from "../../ui/button.tsx";
import { SelectableRow } from "../../ui/choice-row.tsx";
import { Price } from "../../ui/price.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { SkeletonRows } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import type { PaymentType, WaiterCallState } from "./use-waiter.ts";
import { DottedTexts } from "../../ui/dotted-texts.tsx";

/** Orders of the table. Refreshed regularly, because other guests at the table order too. */
const tableOrdersQuery = createQuery(
  ({ id, tableSecret }: { id: string; tableSecret: string }) =>
    call("GET /orders/v1/tables/{id}/orders", { path: { id }, query: { tableSecret } }),
  { freshForMs: 5_000, refreshEveryMs: 10_000, kept: 1 },
);

export interface TableBillProps {
  table: ScannedTable;
  waiter: WaiterCallState;
  isOpen: boolean;
  onClose(): void;
}

/** Renders all orders of the table in this visit, the amount to pay, and a button to request the bill [MN-4]. */
export function TableBill({ table, waiter, isOpen, onClose }: TableBillProps) {
  const t = useT();
  const errorText = useErrorText();
  const asked = { id: table.id, tableSecret: table.secret };
  const { data, error } = tableOrdersQuery.use(isOpen ? asked : null);
  const [paymentType, setPaymentType] = useState<PaymentType | null>(null);
  const isAsked = waiter.called === "BILL";
  const hasOrders = data !== null && data.orders.length > 0;
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t("table.billTitle", { number: table.number })}
      closeLabel={t("action.close")}
      width={480}
      footer={
        <div className="grid gap-2">
          {waiter.problem && (
            <p role="alert" className="text-small text-bad-ink">
              {errorText(waiter.problem)}
            </p>
          )}
          <Button
            size="large"
            isWide
            isBusy={waiter.busy === "BILL"}
            disabled={isAsked}
            onClick={() => void waiter.askBill(paymentType)}
          >
            {t(isAsked ? "table.billComes" : "table.askBill")}
          </Button>
        </div>
      }
    >
      <div className="grid gap-4 px-5 pb-5">
        {!data && error && (
          <ErrorState
            title={t("error.load")}
            text={errorText(error)}
            action={{ label: t("action.retry"), onPress: () => void tableOrdersQuery.reload(asked) }}
          />
        )}
        {!data && !error && <SkeletonRows count={3} label={t("state.loading")} />}
        {data && !hasOrders && (
          <EmptyState
            title={t("table.nothing")}
            text={t("table.nothingText")}
            icon={<ReceiptText size={34} strokeWidth={1.5} aria-hidden />}
          />
        )}
        {hasOrders && <TableOrderList data={data} />}
        {!isAsked && table.payments.length > 0 && (
          <fieldset>
            <legend className="text-body font-bold">{t("table.howPay")}</legend>
            <PaymentChoice table={table} chosen={paymentType} onChoose={setPaymentType} />
          </fieldset>
        )}
      </div>
    </Sheet>
  );
}

function TableOrderList({ data }: { data: TableOrders }) {
  const t = useT();
  const text = useText();
  const counts = useQuantityTexts();
  const currency = useCurrency();
  const { timeZone } = useBrand().merchant;
  const lines = data.orders.flatMap((order) => order.lines);
  // Difference between the bill's total and its lines: the service fee, or discounts by promo codes and cashback.
  const rest = lines.reduce((left, line) => left - line.totalPrice, data.totalPrice);
  return (
    <>
      {data.orders.map((order) => (
        <section key={order.number} aria-label={t("order.title", { number: order.number })}>
          <p className="flex justify-between gap-3 text-small text-ink-3">
            <span>
              <DottedTexts
                texts={[t("order.number", { number: order.number }), formatTime(order.placedAt, timeZone)]}
              />
            </span>
            {order.isPaid && <span className="text-good-ink">{t("order.paid")}</span>}
          </p>
          <ul className="divide-y divide-line">
            {order.lines.map((line, at) => (
              <li key={at} className="flex items-start gap-3 py-2 text-small">
                <span className="min-w-0 flex-1">
                  {text(line.name)}
                  {line.choices.length > 0 && (
                    <span className="block text-caption text-ink-3">
                      <DottedTexts texts={line.choices.map(({ name }) => text(name))} />
                    </span>
                  )}
                </span>
                <span className="text-ink-3">{counts.times(line)}</span>
                <Price amount={line.totalPrice} {...currency} className="min-w-20 text-end" />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <dl className="grid gap-1.5 border-t border-line pt-3">
        {rest !== 0 && (
          <div className="flex justify-between gap-3 text-small text-ink-2">
            <dt>{t(rest > 0 ? "breakdown.service" : "group.discount")}</dt>
            <dd>
              <Price amount={rest} {...currency} />
            </dd>
          </div>
        )}
        <div className="flex justify-between gap-3 text-title font-bold">
          <dt>{t("table.total")}</dt>
          <dd>
            <Price amount={data.totalPrice} {...currency} />
          </dd>
        </div>
        {data.unpaidPrice !== data.totalPrice && (
          <div className="flex justify-between gap-3 text-small text-ink-2">
            <dt>{t("table.toPay")}</dt>
            <dd>
              <Price amount={data.unpaidPrice} {...currency} />
            </dd>
          </div>
        )}
      </dl>
      <p className="text-caption text-ink-3">{t("table.allSee")}</p>
    </>
  );
}

interface PaymentChoiceProps {
  table: ScannedTable;
  chosen: PaymentType | null;
  onChoose(type: PaymentType): void;
}

function PaymentChoice({ table, chosen, onChoose }: PaymentChoiceProps) {
  const t = useT();
  const nameOf = useGetPaymentName();
  return (
    <div role="radiogroup" aria-label={t("table.howPay")}>
      {table.payments.map(({ type, name }) => (
        <SelectableRow
          key={type}
          name="bill-payment"
          isChosen={chosen === type}
          onChange={() => onChoose(type)}
          label={nameOf({ type, name })}
          start={<PaymentIcon type={type} />}
        />
      ))}
    </div>
  );
}
