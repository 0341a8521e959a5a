import type { SavedCard } from "@dasturxon/contract";
import { useT } from "../../platform/i18n.tsx";
import type { usePanel } from "../../platform/panel.ts";
import type { useOfferedPaymentMethods } from "../../shop/location/offered-payments.ts";
import { PaymentIcon } from "../../shop/location/payment-mark.tsx";
import { useGetPaymentName } from "../../shop/location/payment-name.ts";
import { CardBrandIcon } from "../../shop/session/card-mark.tsx";
import { formatCardEnding } from "../../shop/session/cards.ts";
import { Button } from "../../ui/button.tsx";
import { SelectableRow } from "../../ui/choice-row.tsx";
import { QuestionSheet } from "../../ui/question-sheet.tsx";
import type { PaymentState } from "./use-payment.ts";

interface Props {
  panel: ReturnType<typeof usePanel>;
  cards: readonly SavedCard[];
  methods: ReturnType<typeof useOfferedPaymentMethods>;
  payment: PaymentState;
}

/** Sheet with the other saved bank cards and payment methods. A tap on one of them starts the payment by it. */
export function OtherPaymentMethods({ panel, cards, methods, payment }: Props) {
  const t = useT();
  const nameOf = useGetPaymentName();
  return (
    <QuestionSheet
      isOpen={panel.isOpen}
      onClose={panel.close}
      title={t("order.payAnotherWay")}
      closeLabel={t("action.close")}
      answers={
        <Button look="quiet" size="large" isWide onClick={panel.close}>
          {t("action.close")}
        </Button>
      }
    >
      <div role="radiogroup" aria-label={t("order.payAnotherWay")} className="divide-y divide-line">
        {cards.map((card) => (
          <SelectableRow
            key={card.id}
            name="other-payment"
            isChosen={false}
            onChange={() => {
              panel.close();
              void payment.payBySavedCard(card);
            }}
            start={
              <span className="grid w-10 justify-items-center">
                <CardBrandIcon brand={card.brand} />
              </span>
            }
            label={<bdi dir="ltr">{formatCardEnding(card.mask)}</bdi>}
          />
        ))}
        {methods.map(({ type, name }) => (
          <SelectableRow
            key={type}
            name="other-payment"
            isChosen={false}
            onChange={() => {
              panel.close();
              void payment.payAnotherWay(type);
            }}
            start={<PaymentIcon type={type} />}
            label={nameOf({ type, name })}
          />
        ))}
      </div>
    </QuestionSheet>
  );
}
