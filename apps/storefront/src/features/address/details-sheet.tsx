import { useState } from "react";
import type { FormEvent } from "react";
import type { EntryMode } from "@dasturxon/domain/address";
import type { Coordinates } from "@dasturxon/domain/zones";
import { useT } from "../../platform/i18n.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { clearAddressDraft, saveAddressDraft, readDraftDetailsAtPlace } from "./address-draft.ts";
import { addressFromDetails, createDetailsForm } from "./details.ts";
import type { DetailsForm } from "./details.ts";
import { DetailsFields } from "./details-fields.tsx";
import { useHouseForm } from "./house-form.ts";
import type { FoundAddress } from "./found-address.ts";
import { saveAddress } from "./saved-addresses.ts";
import { SaveButton } from "./save-button.tsx";

export interface DetailsSheetProps {
  isOpen: boolean;
  onClose(): void;
  point: Coordinates;
  found: FoundAddress | null;
  cityId: string | null;
  entryMode: EntryMode;
  onSaved(): void;
}

const ADDRESS_DETAILS_FORM_ID = "address-details";
/** Delay before both sheets close after the choice, milliseconds [AD-7, SH-4]. */
const DETAILS_SHEET_CLOSE_DELAY_MS = 100;

/** Renders the details of an address: house, flat, entrance, floor, intercom and comment for the courier [AD-7]. */
export function DetailsSheet(props: DetailsSheetProps) {
  const { isOpen, onClose, point, found, cityId, entryMode, onSaved } = props;
  const t = useT();
  const door = useHouseForm(ADDRESS_DETAILS_FORM_ID, isOpen);
  // A place that is opened again preserves the details entered for it. Another place starts with its own house number.
  const [filledFor, setFilledFor] = useState<FoundAddress | null>(null);
  if (isOpen && found && found !== filledFor) {
    setFilledFor(found);
    door.setForm(readDraftDetailsAtPlace(found) ?? createDetailsForm(found));
  }

  function changeDetailsForm(form: DetailsForm) {
    door.setForm(form);
    saveAddressDraft({ id: null, point, found, form });
  }

  function saveNewAddress(event: FormEvent<HTMLFormElement>) {
    if (!door.mayBeSaved(event) || !found) return;
    clearAddressDraft();
    void saveAddress(addressFromDetails({ form: door.form, found, point, cityId, entryMode }));
    setTimeout(onSaved, DETAILS_SHEET_CLOSE_DELAY_MS);
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={found?.streetName ?? t("address.detailsTitle")}
      closeLabel={t("action.close")}
      height="tall"
      width={480}
      footer={
        <SaveButton form={ADDRESS_DETAILS_FORM_ID} door={door}>
          {t("address.saveDetails")}
        </SaveButton>
      }
    >
      <form
        id={ADDRESS_DETAILS_FORM_ID}
        noValidate
        onSubmit={saveNewAddress}
        className="grid gap-4 px-5 pt-1 pb-5"
      >
        {found?.description && <p className="-mt-2 text-small text-ink-2">{found.description}</p>}
        <DetailsFields form={door.form} onChange={changeDetailsForm} isMissed={door.isMissed} />
      </form>
    </Sheet>
  );
}
