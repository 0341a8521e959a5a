import type { ReactNode } from "react";
import { clsx } from "clsx";
import { Sheet } from "./sheet.tsx";
import type { SheetProps } from "./sheet.tsx";

export interface QuestionSheetProps extends Omit<SheetProps, "footer" | "height" | "width"> {
  /** The buttons that answer it, the likely one first. */
  answers: ReactNode;
  className?: string;
}

/** A sheet that asks one thing: what it is about, and the answers below each other. */
export function QuestionSheet({ answers, className, children, ...sheet }: QuestionSheetProps) {
  return (
    <Sheet {...sheet} width={440} footer={<div className="grid gap-2">{answers}</div>}>
      <div className={clsx("grid px-5 pb-5", className)}>{children}</div>
    </Sheet>
  );
}
