import { useEffect, useState } from "react";
import type { FormEvent } from "react";
import { formatAddressLine } from "../../shop/location/address-line.ts";
import { chooseAddress } from "../../shop/location/choose-address.ts";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import {
  toAddressCompletePanelName,
  toAddressEditPanelName,
  findOpenedLocationId,
} from "../../shop/location/open-location.ts";
import { useOpenPanels } from "../../platform/panel.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { toast } from "../../ui/toast.tsx";
import { clearAddressDraft, saveAddressDraft, readDetailsOfAddress } from "./address-draft.ts";
import { applyAddressDetails, toDetailsForm } from "./details.ts";
import type { DetailsForm } from "./details.ts";
import { DetailsFields } from "./details-fields.tsx";
import { useHouseForm } from "./house-form.ts";
import { changeAddress, useSavedAddresses } from "./saved-addresses.ts";
import { SaveButton } from "./save-button.tsx";
import { DottedTexts } from "../../ui/dotted-texts.tsx";

const ADDRESS_EDIT_FORM_ID = "address-edit";
const EDIT_SHEET_CLOSE_DELAY_MS = 100;

/**
 * Renders the form to change the details of a saved address. If saving fails, the form stays open [AD-7, AD-11]. An
 * address without a house number that was chosen for an order is completed here. It becomes the order's address when it
 * is saved.
 */
export function EditSheet({ onChosen }: { onChosen(): void }) {
  const t = useT();
  const errorText = useErrorText();
  const panels = useOpenPanels();
  const editedId = findOpenedLocationId(panels.panels, "edit");
  const completedId = findOpenedLocationId(panels.panels, "complete");
  const isChosen = completedId !== null;
  const id = completedId ?? editedId;
  const { addresses } = useSavedAddresses();
  const found = addresses?.find((address) => address.id === id) ?? null;
  const door = useHouseForm(ADDRESS_EDIT_FORM_ID, found !== null);
  // The sheet preserves its content during the closing animation and is reset when it opens again.
  const [shown, setShown] = useState({ address: found, isChosen });
  const [openedFor, setOpenedFor] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  if (found && openedFor !== found.id) {
    setOpenedFor(found.id);
    setShown({ address: found, isChosen });
    door.setForm(readDetailsOfAddress(found.id) ?? toDetailsForm(found));
  }
  if (!id && openedFor) setOpenedFor(null);
  // Removes the draft when the guest closes the sheet without saving. A page reload does not remove the draft.
  useEffect(() => (openedFor ? clearAddressDraft : undefined), [openedFor]);

  function closeSheet() {
    if (completedId) panels.close(toAddressCompletePanelName(completedId));
    else if (editedId) panels.close(toAddressEditPanelName(editedId));
  }

  function changeDetailsForm(form: DetailsForm) {
    door.setForm(form);
    if (id) saveAddressDraft({ id, point: null, found: null, form });
  }

  async function saveChangedDetails(event: FormEvent<HTMLFormElement>) {
    if (!door.mayBeSaved(event) || !found || isBusy) return;
    setIsBusy(true);
    const changed = applyAddressDetails(found, door.form);
    const error = await changeAddress(changed);
    setIsBusy(false);
    if (error) return void toast({ text: errorText(error), tone: "bad" });
    clearAddressDraft();
    if (isChosen) {
      void chooseAddress({ ...changed, entryMode: "SAVED" });
      setTimeout(onChosen, EDIT_SHEET_CLOSE_DELAY_MS);
      return;
    }
    closeSheet();
    void toast({ text: t("address.changed"), tone: "good" });
  }

  const { address } = shown;
  return (
    <Sheet
      isOpen={found !== null}
      onClose={closeSheet}
      title={t(shown.isChosen ? "address.completeTitle" : "address.editTitle")}
      closeLabel={t("action.close")}
      height="tall"
      width={480}
      footer={
        <SaveButton form={ADDRESS_EDIT_FORM_ID} door={door} isBusy={isBusy}>
          {t(shown.isChosen ? "address.save" : "address.saveChanges")}
        </SaveButton>
      }
    >
      {address && (
        <form
          id={ADDRESS_EDIT_FORM_ID}
          noValidate
          onSubmit={(event) => void saveChangedDetails(event)}
          className="grid gap-4 px-5 pt-1 pb-5"
        >
          <p className="-mt-2 text-small text-ink-2">
            <DottedTexts texts={[formatAddressLine(address), address.description]} />
          </p>
          <DetailsFields form={door.form} onChange={changeDetailsForm} isMissed={door.isMissed} />
        </form>
      )}
    </Sheet>
  );
}
