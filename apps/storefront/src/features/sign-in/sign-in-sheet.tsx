import { useState } from "react";
import { useT } from "../../platform/i18n.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { SignInCode } from "./code-step.tsx";
import { SignInPhone } from "./phone-step.tsx";
import { pendingCodeStore } from "./sign-in-store.ts";

export interface SignInSheetProps {
  isOpen: boolean;
  /** As far as it was typed elsewhere. */
  phone?: string | undefined;
  onClose(): void;
  onSignedIn(): void;
}

/** Phone and code over the checkout: the last step, the basket waits beneath [CH-11]. */
export function SignInSheet({ isOpen, phone, onClose, onSignedIn }: SignInSheetProps) {
  const t = useT();
  const pending = pendingCodeStore.use();
  const [isAtCode, setIsAtCode] = useState(false);
  const isCode = isAtCode && pending !== null;
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t(isCode ? "signIn.codeTitle" : "signIn.phoneTitle")}
      closeLabel={t("action.close")}
      height="tall"
      width={440}
    >
      <div className="on-raised px-5 pt-1 pb-[max(20px,var(--safe-bottom))]">
        {isCode ? (
          <SignInCode pending={pending} onDone={onSignedIn} onOtherPhone={() => setIsAtCode(false)} />
        ) : (
          <SignInPhone known={phone} onSent={() => setIsAtCode(true)} onSignedIn={onSignedIn} />
        )}
      </div>
    </Sheet>
  );
}
