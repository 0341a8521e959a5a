import { useT } from "../../platform/i18n.tsx";
import { countBasketPieces, useBasket } from "../../shop/basket/basket.ts";
import { Button } from "../../ui/button.tsx";
import { QuestionSheet } from "../../ui/question-sheet.tsx";

export interface RepeatOrderQuestionProps {
  isOpen: boolean;
  isBusy: boolean;
  onClose(): void;
  /** Called with true to replace the basket, or with false to add to it. */
  onAnswer(isReplaced: boolean): void;
}

/** Renders the question whether a previous order replaces the basket or is added to it [OR-9]. */
export function RepeatOrderSheet({ isOpen, isBusy, onClose, onAnswer }: RepeatOrderQuestionProps) {
  const t = useT();
  const { lines } = useBasket();
  return (
    <QuestionSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t("order.repeatTitle")}
      closeLabel={t("action.close")}
      answers={
        <>
          <Button size="large" isBusy={isBusy} onClick={() => onAnswer(true)}>
            {t("order.repeatReplace")}
          </Button>
          <Button look="quiet" size="large" disabled={isBusy} onClick={() => onAnswer(false)}>
            {t("order.repeatAdd")}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{t("order.repeatText", { count: countBasketPieces(lines) })}</p>
    </QuestionSheet>
  );
}
