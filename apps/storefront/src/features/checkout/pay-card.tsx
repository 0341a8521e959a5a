import { Plus } from "lucide-react";
import { Link } from "react-router";
import { isOnlinePayment } from "@dasturxon/domain/payment-type";
import { useText } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { ChoiceRow } from "../../ui/choice-row.tsx";
import { Switch } from "../../ui/switch.tsx";
import { Card } from "../../ui/card.tsx";
import { ChangeFrom } from "./change-from.tsx";
import { changeDraft } from "./draft.ts";
import { useOfferedPayments } from "../../shop/location/offered-payments.ts";
import { PaymentMark } from "../../shop/location/payment-mark.tsx";
import { CardMark } from "../../shop/session/card-mark.tsx";
import { endOf, useCanAddCard } from "../../shop/session/cards.ts";
import type { Checkout } from "./use-checkout.ts";

/** How it is paid, on receipt or on the next page: the methods that the brand switched on [CH-6]. */
export function PayCard({ checkout }: { checkout: Checkout }) {
  const t = useT();
  const text = useText();
  const { draft, paymentType, cards, cardId, breakdown } = checkout;
  const offered = useOfferedPayments();
  const canAddCard = useCanAddCard() && offered.some(({ type }) => type === "PAYME");
  return (
    <Card id="checkout-pay" title={t("checkout.pay")}>
      {offered.length === 0 && <p className="text-small text-bad-ink">{t("checkout.noPayments")}</p>}
      <div role="radiogroup" aria-label={t("checkout.pay")} className="-mt-2">
        {cards.map(({ id, mask, brand }) => (
          <ChoiceRow
            key={id}
            name="payment"
            isChosen={id === cardId}
            onChange={() => changeDraft({ paymentType: "PAYME", cardId: id })}
            label={<bdi dir="ltr">{endOf(mask)}</bdi>}
            note={t("checkout.payByCard")}
            start={
              <span className="grid size-10 shrink-0 place-items-center">
                <CardMark brand={brand} />
              </span>
            }
          />
        ))}
        {offered.map(({ type, name }) => (
          <ChoiceRow
            key={type}
            name="payment"
            isChosen={type === paymentType && cardId === null}
            onChange={() => changeDraft({ paymentType: type, cardId: null })}
            label={text(name) || t(`payment.${type}`)}
            note={isOnlinePayment(type) && t("checkout.payOnline")}
            start={<PaymentMark type={type} />}
          />
        ))}
      </div>
      {canAddCard && (
        // By a new document: that page's policy alone lets the browser speak to the provider [PY-4].
        <Link
          to="/profile/cards/create?return=/checkout"
          reloadDocument
          className="flex min-h-14 items-center gap-3 py-2 text-body"
        >
          <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-ink-2">
            <Plus size={20} aria-hidden />
          </span>
          {t("card.add")}
        </Link>
      )}
      {paymentType === "CASH" && <ChangeFrom total={breakdown.totalPrice} chosen={draft.changeFrom} />}
      <Switch
        isOn={draft.isReceiptWanted}
        onChange={(isReceiptWanted) => changeDraft({ isReceiptWanted })}
        label={t("checkout.receipt")}
        note={t("checkout.receiptNote")}
      />
    </Card>
  );
}
