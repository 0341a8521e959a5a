import type { ReactNode } from "react";

/** What every field is given besides its value. */
export interface FieldWords {
  label: string;
  description: string | undefined;
  error: ReactNode;
  disabled: boolean;
}
