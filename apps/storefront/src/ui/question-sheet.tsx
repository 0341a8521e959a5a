import type { ReactNode } from "react";
import { clsx } from "clsx";
import { Sheet } from "./sheet.tsx";
import type { SheetProps } from "./sheet.tsx";

export interface QuestionSheetProps extends Omit<SheetProps, "footer" | "width"> {
  /** Buttons with the answers to the question, the most likely answer first. */
  answers: ReactNode;
  className?: string;
}

/** Renders a sheet with one question and its answers below each other. */
export function QuestionSheet({ answers, className, children, ...sheet }: QuestionSheetProps) {
  return (
    <Sheet {...sheet} width={440} footer={<div className="grid gap-2">{answers}</div>}>
      <div className={clsx("grid px-5 pb-5", className)}>{children}</div>
    </Sheet>
  );
}
