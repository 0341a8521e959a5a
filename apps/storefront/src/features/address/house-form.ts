import { useEffect, useState } from "react";
import type { FormEvent } from "react";
import { focusHouseField } from "../../shop/location/house-fields.tsx";
import { createDetailsForm, hasHouseDetails } from "./details.ts";
import type { DetailsForm } from "./details.ts";

/** Delay before the missing field gets the focus, after the sheet's opening animation, milliseconds. */
const MISSING_FIELD_FOCUS_DELAY_MS = 350;

/**
 * Returns the form of an address's details. The form cannot be saved without a house number or a landmark, and the
 * field of the missing detail gets the focus.
 */
export function useHouseForm(id: string, isOpen: boolean) {
  const [form, setForm] = useState<DetailsForm>(createDetailsForm(null));
  const [isMissed, setIsMissed] = useState(false);
  const isWritten = hasHouseDetails(form);

  useEffect(() => {
    if (!isOpen) return setIsMissed(false);
    if (isWritten) return;
    const timer = setTimeout(() => {
      const shown = findFormElement(id);
      // Does not move the focus of a guest who is already typing.
      if (!shown?.contains(document.activeElement)) focusHouseField(shown);
    }, MISSING_FIELD_FOCUS_DELAY_MS);
    return () => clearTimeout(timer);
    // Runs only when the sheet opens. Later, the guest controls the focus.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOpen]);

  return {
    form,
    setForm,
    isMissed,
    isWritten,
    /** Prevents the submission of a form without a house number. Returns true if the form may be saved. */
    mayBeSaved(event: FormEvent<HTMLFormElement>): boolean {
      event.preventDefault();
      if (isWritten) return true;
      setIsMissed(true);
      focusHouseField(event.currentTarget);
      return false;
    },
  };
}

function findFormElement(id: string): HTMLFormElement | null {
  const found = document.getElementById(id);
  return found instanceof HTMLFormElement ? found : null;
}
