import type { ReactNode } from "react";
import { useT } from "../../platform/i18n.tsx";
import { Button } from "../../ui/button.tsx";
import type { useHouseForm } from "./house-form.ts";

export interface SaveButtonProps {
  /** Id of the form that the button submits. */
  form: string;
  door: ReturnType<typeof useHouseForm>;
  isBusy?: boolean;
  /** Label of the button if no required field is missing. */
  children: ReactNode;
}

/** Renders the button that saves an address. Names the missing field until it is filled in. */
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
