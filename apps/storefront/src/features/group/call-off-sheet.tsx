import { useT } from "../../platform/i18n.tsx";
import { Button } from "../../ui/button.tsx";
import { QuestionSheet } from "../../ui/question-sheet.tsx";

export interface CancelGroupSheetProps {
  isOpen: boolean;
  onClose(): void;
  onCallOff(): void;
}

/** Renders the confirmation for the host before a group with other members is cancelled [GR-2]. */
export function CancelGroupSheet({ isOpen, onClose, onCallOff }: CancelGroupSheetProps) {
  const t = useT();
  return (
    <QuestionSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t("group.callOffTitle")}
      closeLabel={t("action.close")}
      answers={
        <>
          <Button size="large" look="danger" isWide onClick={onCallOff}>
            {t("group.callOff")}
          </Button>
          <Button size="large" look="quiet" isWide onClick={onClose}>
            {t("group.callOffNo")}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{t("group.callOffText")}</p>
    </QuestionSheet>
  );
}
