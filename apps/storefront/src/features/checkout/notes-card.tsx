import { calculateAmountDue } from "@dasturxon/domain/tips";
import { formatMoney } from "@dasturxon/domain/format";
import {
  DEFAULT_OUT_OF_STOCK_ACTION,
  findCommonOutOfStockAction,
} from "@dasturxon/domain/out-of-stock-action";
import { useT } from "../../platform/i18n.tsx";
import { useBasket } from "../../shop/basket/basket.ts";
import { useCurrency } from "../../shop/brand/brand.tsx";
import { useServiceType } from "../../shop/location/service-type.ts";
import { useOrderTable } from "../../shop/location/table.ts";
import { listOutOfStockActions } from "./line-out-of-stock-actions.ts";
import { useNoteFields } from "./note-fields.ts";
import { SummaryCard } from "./summary-card.tsx";
import type { CheckoutState } from "./use-checkout.ts";
import { DottedTexts } from "../../ui/dotted-texts.tsx";

/** Shows the extras that the guest chose in one line, or what can be chosen. A tap opens their fields. */
export function NotesCard({ checkout, onOpen }: { checkout: CheckoutState; onOpen(): void }) {
  const t = useT();
  const chosen = useChosenNoteTexts(checkout);
  const changeProblem = useCashChangeProblemText(checkout);
  const { hasCutlery, hasChange } = useNoteFields(checkout);
  const offered = [
    hasCutlery && t("checkout.cutlery"),
    t("checkout.comment"),
    hasChange && t("checkout.change"),
  ];
  return (
    <SummaryCard id="checkout-notes" title={t("checkout.notes")} onOpen={onOpen}>
      <span className="block text-body font-bold">{t("checkout.notes")}</span>
      <span className="block truncate text-small text-ink-2">
        <DottedTexts texts={chosen.length > 0 ? chosen : offered} />
      </span>
      {changeProblem && <span className="block text-small text-warn-ink">{changeProblem}</span>}
    </SummaryCard>
  );
}

/** Returns the text for a banknote that does not cover the total, which may have risen since it was chosen. */
function useCashChangeProblemText(checkout: CheckoutState): string | null {
  const t = useT();
  const { language, currency } = useCurrency();
  const { hasChange } = useNoteFields(checkout);
  const { changeFrom } = checkout.draft;
  const total = calculateAmountDue(checkout.breakdown);
  if (!hasChange || changeFrom === null || changeFrom > total) return null;
  const sum = formatMoney(total, language, currency);
  return `${t("checkout.change")}: ${t("checkout.changeShort", { sum })}`;
}

function useChosenNoteTexts(checkout: CheckoutState): string[] {
  const t = useT();
  const { language, currency } = useCurrency();
  const { lines } = useBasket();
  const { draft, breakdown } = checkout;
  const { hasCutlery, hasChange } = useNoteFields(checkout);
  const isDelivery = useServiceType() === "DELIVERY";
  const isAtTable = useOrderTable() !== null;
  const action = findCommonOutOfStockAction(
    listOutOfStockActions(lines, draft).map((whenGone) => ({ whenGone })),
  );
  const { changeFrom } = draft;
  return [
    hasCutlery && draft.cutlery > 0 && `${t("checkout.cutlery")}: ${draft.cutlery}`,
    draft.comment.trim(),
    isDelivery && draft.courierComment.trim(),
    isDelivery && draft.isLeaveAtDoor && t("checkout.leaveAtDoor"),
    isDelivery && draft.isCallOnArrival && t("checkout.callOnArrival"),
    hasChange &&
      changeFrom !== null &&
      changeFrom > calculateAmountDue(breakdown) &&
      t("checkout.changeNote", { sum: formatMoney(changeFrom, language, currency) }),
    !isAtTable && action && action !== DEFAULT_OUT_OF_STOCK_ACTION && t(`missing.${action}`),
    draft.isReceiptWanted && t("checkout.receipt"),
  ].filter((note): note is string => typeof note === "string" && note !== "");
}
