import type { ReactNode } from "react";
import { useT } from "../platform/i18n.tsx";
import { Sheet } from "./sheet.tsx";

interface Props {
  isOpen: boolean;
  /** Title of the phone step. */
  title: string;
  /** Whether the code was sent and the code step is shown. */
  isCode: boolean;
  onClose(): void;
  children: ReactNode;
}

/** Renders the sheet of the phone step and the code step. */
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
