import type { ReactNode } from "react";

/** Props of all fields, except the value. */
export interface FieldWords {
  label: string;
  description: string | undefined;
  error: ReactNode;
  disabled: boolean;
}
