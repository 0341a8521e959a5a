import { useText } from "../../shop/brand/brand.tsx";
import { useListedWords } from "../../shop/brand/listed-words.ts";
import { useIsMessage, useT } from "../../platform/i18n.tsx";
import type { Order } from "../../platform/shapes.ts";
import { useMoneyBack } from "./money-back.ts";

/** Of a cancelled order: who cancelled it and why, which dishes were gone, what was said, what happens to the money. */
export function CancelWords({ order }: { order: Order }) {
  const t = useT();
  const listedWords = useListedWords();
  const isMessage = useIsMessage();
  const text = useText();
  const moneyBack = useMoneyBack();
  const { cancelReason: reason, branch } = order;
  const names = reason && listedWords(reason.products.map(({ name }) => text(name)));
  return (
    <div className="mt-2 grid gap-1 text-ink-2">
      {reason?.by === "staff" && reason.code !== "CUSTOMER_ASKED" && (
        <p>{t("order.canceledBy", { branch: text(branch.name) })}</p>
      )}
      {reason && reason.code !== "OTHER" && (
        <p className={names ? "font-bold text-ink" : undefined}>
          {names ? t("order.goneProducts", { names }) : reasonWords(reason.code)}
        </p>
      )}
      {reason?.comment && <p>“{reason.comment}”</p>}
      <p>{moneyBack(order)}</p>
    </div>
  );

  /** The reason in our words; one that we have none for says only that it was cancelled. */
  function reasonWords(code: string): string {
    const id = `order.cancel.${code}`;
    return t(isMessage(id) ? id : "order.cancel.other");
  }
}
