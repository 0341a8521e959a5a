import { useT } from "../../platform/i18n.tsx";
import { Button } from "../../ui/button.tsx";
import { QuestionSheet } from "../../ui/question-sheet.tsx";

export interface ClearSheetProps {
  isOpen: boolean;
  onClose(): void;
  onClear(): void;
}

/** Renders the confirmation before the basket is emptied. */
export function ClearBasketSheet({ isOpen, onClose, onClear }: ClearSheetProps) {
  const t = useT();
  return (
    <QuestionSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t("basket.clearTitle")}
      closeLabel={t("action.close")}
      answers={
        <>
          <Button look="danger" size="large" onClick={onClear}>
            {t("basket.clearYes")}
          </Button>
          <Button look="quiet" size="large" onClick={onClose}>
            {t("action.cancel")}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{t("basket.clearText")}</p>
    </QuestionSheet>
  );
}
