import { useT } from "../../platform/i18n.tsx";
import { CardBrandIcon } from "../../shop/session/card-mark.tsx";
import { formatCardEnding } from "../../shop/session/cards.ts";
import { SelectableRow } from "../../ui/choice-row.tsx";
import { choosePayment } from "./draft.ts";
import type { CheckoutState } from "./use-checkout.ts";

export interface CardRowsProps extends Pick<CheckoutState, "cards" | "cardId"> {
  onTapped(): void;
}

/** Lists the customer's saved bank cards as payment methods [PY-4]. */
export function CardRows({ cards, cardId, onTapped }: CardRowsProps) {
  const t = useT();
  return cards.map(({ id, mask, brand, paymentType }) => (
    <SelectableRow
      key={id}
      name="payment"
      isChosen={id === cardId}
      onChange={() => choosePayment({ paymentType, cardId: id })}
      onTap={onTapped}
      label={<bdi dir="ltr">{formatCardEnding(mask)}</bdi>}
      note={t("checkout.payByCard")}
      start={
        <span className="grid size-10 shrink-0 place-items-center">
          <CardBrandIcon brand={brand} />
        </span>
      }
    />
  ));
}
