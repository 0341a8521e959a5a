import { useState } from "react";
import { useT } from "../../../platform/i18n.tsx";
import { CodeSheet } from "../../../ui/code-sheet.tsx";
import { toast } from "../../../ui/toast.tsx";
import { NewPhoneCodeStep } from "./new-code-step.tsx";
import { NewPhoneStep } from "./new-phone-step.tsx";
import { pendingPhoneStore } from "./use-phone-change.ts";

/** Changes the phone in two steps: the new number, then the code that was sent to it [US-3]. */
export function PhoneSheet({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const t = useT();
  const pending = pendingPhoneStore.use();
  const [isAtCode, setIsAtCode] = useState(false);
  const isCode = isAtCode && pending !== null;
  return (
    <CodeSheet isOpen={isOpen} title={t("user.phoneTitle")} isCode={isCode} onClose={onClose}>
      {isCode ? (
        <NewPhoneCodeStep
          pending={pending}
          onOtherPhone={() => setIsAtCode(false)}
          onDone={() => {
            setIsAtCode(false);
            onClose();
            void toast({ text: t("user.phoneChanged"), tone: "good" });
          }}
        />
      ) : (
        <NewPhoneStep onSent={() => setIsAtCode(true)} />
      )}
    </CodeSheet>
  );
}
