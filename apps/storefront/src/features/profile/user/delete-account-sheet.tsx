import { useState } from "react";
import { formatMoney } from "@dasturxon/domain/format";
import { useT } from "../../../platform/i18n.tsx";
import type { User } from "../../../platform/shapes.ts";
import { useCurrency } from "../../../shop/brand/brand.tsx";
import { Button } from "../../../ui/button.tsx";
import { QuestionSheet } from "../../../ui/question-sheet.tsx";
import { useLeaveAccount } from "../leave-account.ts";

export interface DeleteAccountSheetProps {
  user: User;
  isOpen: boolean;
  onClose(): void;
}

/** Explains what is deleted and what is not. Asks for a second confirmation, because deletion is final [US-6]. */
export function DeleteAccountSheet({ user, isOpen, onClose }: DeleteAccountSheetProps) {
  const t = useT();
  const { language, currency } = useCurrency();
  const [isSure, setIsSure] = useState(false);
  const { leave, isBusy } = useLeaveAccount();
  if (!isOpen && isSure) setIsSure(false);
  return (
    <QuestionSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t(isSure ? "user.deleteSureTitle" : "user.deleteTitle")}
      closeLabel={t("action.close")}
      className="gap-3 text-ink-2"
      answers={
        isSure ? (
          <>
            <Button look="quiet" size="large" onClick={onClose}>
              {t("user.deleteNo")}
            </Button>
            <Button look="danger" size="large" isBusy={isBusy} onClick={() => void leave("forGood")}>
              {t("user.deleteYes")}
            </Button>
          </>
        ) : (
          <>
            <Button look="danger" size="large" onClick={() => setIsSure(true)}>
              {t("user.deleteOn")}
            </Button>
            <Button look="quiet" size="large" onClick={onClose}>
              {t("action.cancel")}
            </Button>
          </>
        )
      }
    >
      {isSure ? (
        <p role="status">{t("user.deleteSureText")}</p>
      ) : (
        <>
          <p>{t("user.deleteText")}</p>
          {user.cashback > 0 && (
            <p className="font-medium text-ink">
              {t("user.deleteCashback", { sum: formatMoney(user.cashback, language, currency) })}
            </p>
          )}
          <p>{t("user.deleteStays")}</p>
        </>
      )}
    </QuestionSheet>
  );
}
