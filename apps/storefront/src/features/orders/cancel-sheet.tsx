import type { CustomerCancelReason } from "@dasturxon/contract";
import { useT } from "../../platform/i18n.tsx";
import type { Order } from "../../platform/shapes.ts";
import { Button } from "../../ui/button.tsx";
import { SelectableRow } from "../../ui/choice-row.tsx";
import { QuestionSheet } from "../../ui/question-sheet.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { cancelReasonDraft } from "./cancel-draft.ts";
import { useFormatMoneyBack } from "./money-back.ts";

const CANCEL_REASONS: readonly CustomerCancelReason[] = ["CHANGED_MIND", "MISTAKE", "TOO_LONG", "CUSTOMER"];

export interface CancelSheetProps {
  order: Order;
  isOpen: boolean;
  onClose(): void;
  onCancel(reason: CustomerCancelReason, comment: string): void;
}

/** Renders the choice of a reason, an optional comment, and what happens to the money. */
export function CancelSheet({ order, isOpen, onClose, onCancel }: CancelSheetProps) {
  const t = useT();
  const moneyBack = useFormatMoneyBack();
  const { reason = null, comment = "" } = cancelReasonDraft.use(order.id);
  return (
    <QuestionSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t("order.cancelTitle")}
      closeLabel={t("action.close")}
      className="gap-3"
      answers={
        <>
          <Button
            look="danger"
            size="large"
            isWide
            disabled={!reason}
            onClick={() => reason && onCancel(reason, comment)}
          >
            {t(reason ? "order.cancelYes" : "order.cancelWhy")}
          </Button>
          <Button look="quiet" size="large" isWide onClick={onClose}>
            {t("order.cancelNo")}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{moneyBack(order)}</p>
      <div role="radiogroup" aria-label={t("order.cancelWhy")} className="divide-y divide-line">
        {CANCEL_REASONS.map((each) => (
          <SelectableRow
            key={each}
            name="cancel-reason"
            isChosen={reason === each}
            onChange={() => cancelReasonDraft.change(order.id, { reason: each })}
            label={t(`order.cancelReason.${each}`)}
          />
        ))}
      </div>
      <TextArea
        label={t("order.cancelComment")}
        maxLength={300}
        value={comment}
        onChange={(event) => cancelReasonDraft.change(order.id, { comment: event.target.value })}
      />
    </QuestionSheet>
  );
}
