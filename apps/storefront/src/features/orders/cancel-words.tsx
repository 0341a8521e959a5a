import { useText } from "../../shop/brand/brand.tsx";
import { useJoinByCommas } from "../../shop/brand/listed-words.ts";
import { useIsMessageId, useT } from "../../platform/i18n.tsx";
import type { Order } from "../../platform/shapes.ts";
import { useFormatMoneyBack } from "./money-back.ts";

/**
 * Renders details of a cancelled order: who cancelled it and why, missing products, the comment, and what happens to
 * the money.
 */
export function CancellationDetails({ order }: { order: Order }) {
  const t = useT();
  const listedWords = useJoinByCommas();
  const isMessage = useIsMessageId();
  const text = useText();
  const moneyBack = useFormatMoneyBack();
  const { cancelReason: reason, branch } = order;
  const names = reason && listedWords(reason.products.map(({ name }) => text(name)));
  return (
    <div className="mt-2 grid gap-1 text-ink-2">
      {reason?.by === "staff" && reason.code !== "CUSTOMER_ASKED" && (
        <p>{t("order.canceledBy", { branch: text(branch.name) })}</p>
      )}
      {reason && reason.code !== "OTHER" && (
        <p className={names ? "font-bold text-ink" : undefined}>
          {names ? t("order.goneProducts", { names }) : formatCancelReason(reason.code)}
        </p>
      )}
      {reason?.comment && <p>“{reason.comment}”</p>}
      <p>{moneyBack(order)}</p>
    </div>
  );

  /** Returns the text of a cancellation reason. A reason without its own text gets a general text. */
  function formatCancelReason(code: string): string {
    const id = `order.cancel.${code}`;
    return t(isMessage(id) ? id : "order.cancel.other");
  }
}
