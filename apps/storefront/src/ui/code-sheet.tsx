import type { ReactNode } from "react";
import { useT } from "../platform/i18n.tsx";
import { Sheet } from "./sheet.tsx";

interface Props {
  isOpen: boolean;
  /** Before the code: whose number is asked for. */
  title: string;
  /** The code is on its way and is asked for. */
  isCode: boolean;
  onClose(): void;
  children: ReactNode;
}

/** The frame of a phone that is asked for, then of the code that came to it. */
export function CodeSheet({ isOpen, title, isCode, onClose, children }: Props) {
  const t = useT();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={isCode ? t("signIn.codeTitle") : title}
      closeLabel={t("action.close")}
      width={440}
    >
      <div className="on-raised px-5 pt-1 pb-[max(20px,var(--safe-bottom))]">{children}</div>
    </Sheet>
  );
}
