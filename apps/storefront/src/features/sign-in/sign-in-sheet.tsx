import { useEffect, useRef, useState } from "react";
import { useT } from "../../platform/i18n.tsx";
import { CodeSheet } from "../../ui/code-sheet.tsx";
import { SignInCodeStep } from "./code-step.tsx";
import { SignInPhoneStep } from "./phone-step.tsx";
import { pendingCodeStore } from "./sign-in-store.ts";

export interface SignInSheetProps {
  isOpen: boolean;
  /** Phone number already entered outside of the sheet, such as in the reservation form. */
  phone?: string | undefined;
  /** Label of the last button of the sign-in, if that button does more than sign in. */
  action?: string | undefined;
  /** Whether Telegram asks for the phone when the sheet opens. */
  isContactAsked?: boolean | undefined;
  onClose(): void;
  onSignedIn(): void;
}

/** Renders the sign-in by phone and code in a sheet over the checkout, as the last step of an order [CH-11]. */
export function SignInSheet(props: SignInSheetProps) {
  const { isOpen, phone, action, isContactAsked, onClose, onSignedIn } = props;
  const t = useT();
  const pending = pendingCodeStore.use();
  const [isAtCode, setIsAtCode] = useState(false);
  // Telegram asks for the phone once. It does not ask again when the guest returns from the code step.
  const [hasReturned, setHasReturned] = useState(false);
  const isCode = isAtCode && pending !== null;
  // Telegram's contact or the server's answer may arrive after the guest has closed the sheet. The guest is then signed in,
  // and nothing else happens.
  const isShown = useRef(isOpen);
  useEffect(() => {
    isShown.current = isOpen;
    return () => void (isShown.current = false);
  }, [isOpen]);
  const finish = () => {
    if (isShown.current) onSignedIn();
  };
  return (
    <CodeSheet isOpen={isOpen} title={t("signIn.phoneTitle")} isCode={isCode} onClose={onClose}>
      {isCode ? (
        <SignInCodeStep
          pending={pending}
          action={action}
          onDone={finish}
          onOtherPhone={() => {
            setIsAtCode(false);
            setHasReturned(true);
          }}
        />
      ) : (
        <SignInPhoneStep
          known={phone}
          isContactAsked={isContactAsked === true && !hasReturned}
          onSent={() => setIsAtCode(true)}
          onSignedIn={finish}
        />
      )}
    </CodeSheet>
  );
}
