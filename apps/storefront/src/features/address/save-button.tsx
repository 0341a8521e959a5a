import type { ReactNode } from "react";
import { useT } from "../../platform/i18n.tsx";
import { Button } from "../../ui/button.tsx";
import type { useDoorForm } from "./door-form.ts";

export interface SaveButtonProps {
  /** Id of the form that it sends. */
  form: string;
  door: ReturnType<typeof useDoorForm>;
  isBusy?: boolean;
  /** What it says when nothing is missing. */
  children: ReactNode;
}

/** Saves an address; names what is missing until it is written. */
export function SaveButton({ form, door, isBusy = false, children }: SaveButtonProps) {
  const t = useT();
  const missing = door.form.isWithoutHouse ? t("address.writeLandmark") : t("address.writeHouse");
  return (
    <Button
      size="large"
      isWide
      type="submit"
      form={form}
      isBusy={isBusy}
      look={door.isWritten ? "brand" : "quiet"}
    >
      {door.isWritten ? children : missing}
    </Button>
  );
}
