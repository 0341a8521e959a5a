import { useEffect, useState } from "react";
import type { FormEvent } from "react";
import { focusDoor } from "../../shop/location/door-fields.tsx";
import { emptyDetails, isDoorWritten } from "./details.ts";
import type { DetailsForm } from "./details.ts";

/** When the sheet has arrived. */
const FOCUS_AFTER_MS = 350;

/** The details of an address, which are not saved without a house or a landmark: the field then has the focus. */
export function useDoorForm(id: string, isOpen: boolean) {
  const [form, setForm] = useState<DetailsForm>(emptyDetails(null));
  const [isMissed, setIsMissed] = useState(false);
  const isWritten = isDoorWritten(form);

  useEffect(() => {
    if (!isOpen) return setIsMissed(false);
    if (isWritten) return;
    const timer = setTimeout(() => {
      const shown = formOf(id);
      // Who was quicker and writes already is not taken out of the field.
      if (!shown?.contains(document.activeElement)) focusDoor(shown);
    }, FOCUS_AFTER_MS);
    return () => clearTimeout(timer);
    // only as the sheet opens: later the guest writes where he likes
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOpen]);

  return {
    form,
    setForm,
    isMissed,
    isWritten,
    /** Stops a form that lacks its house; true when it may be saved. */
    mayBeSaved(event: FormEvent<HTMLFormElement>): boolean {
      event.preventDefault();
      if (isWritten) return true;
      setIsMissed(true);
      focusDoor(event.currentTarget);
      return false;
    },
  };
}

function formOf(id: string): HTMLFormElement | null {
  const found = document.getElementById(id);
  return found instanceof HTMLFormElement ? found : null;
}
