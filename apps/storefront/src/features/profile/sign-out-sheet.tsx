import { useT } from "../../platform/i18n.tsx";
import { Button } from "../../ui/button.tsx";
import { QuestionSheet } from "../../ui/question-sheet.tsx";
import { useLeaveAccount } from "./leave-account.ts";

const SIGN_OUT_SHEET_TEXTS = {
  here: { title: "profile.signOutTitle", text: "profile.signOutText", yes: "profile.signOut" },
  everywhere: { title: "user.everywhereTitle", text: "user.everywhereText", yes: "user.everywhereYes" },
} as const;

export interface SignOutSheetProps {
  way: keyof typeof SIGN_OUT_SHEET_TEXTS;
  isOpen: boolean;
  onClose(): void;
}

/** Asks for confirmation before the session ends on this device or on all devices. */
export function SignOutSheet({ way, isOpen, onClose }: SignOutSheetProps) {
  const t = useT();
  const { leave, isBusy } = useLeaveAccount();
  const { title, text, yes } = SIGN_OUT_SHEET_TEXTS[way];
  return (
    <QuestionSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t(title)}
      closeLabel={t("action.close")}
      answers={
        <>
          <Button look="danger" size="large" isBusy={isBusy} onClick={() => void leave(way)}>
            {t(yes)}
          </Button>
          <Button look="quiet" size="large" onClick={onClose}>
            {t("action.cancel")}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{t(text)}</p>
    </QuestionSheet>
  );
}
