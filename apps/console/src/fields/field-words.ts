import type { ReactNode } from "react";

/** Props of all fields, except the value. */
export interface CommonFieldProps {
  label: string;
  description: string | undefined;
  error: ReactNode;
  disabled: boolean;
}
