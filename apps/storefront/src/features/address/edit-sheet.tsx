import { useState } from "react";
import type { FormEvent } from "react";
import { addressLine } from "../../platform/address-line.ts";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import { editPanel, openedId } from "../../platform/open-place.ts";
import { usePanels } from "../../platform/panel.ts";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { toast } from "../../ui/toast.tsx";
import { changedBy, detailsOf, emptyDetails } from "./details.ts";
import { DetailsFields } from "./details-fields.tsx";
import { changeAddress, useSavedAddresses } from "./saved-addresses.ts";

const FORM = "address-edit";

/** Changes what is written about a saved address; what could not be saved stays in the sheet [AD-7, AD-11]. */
export function EditSheet() {
  const t = useT();
  const errorText = useErrorText();
  const panels = usePanels();
  const id = openedId(panels.panels, "edit");
  const { addresses } = useSavedAddresses();
  const found = addresses?.find((address) => address.id === id) ?? null;
  // The sheet keeps what it shows while it slides away, and begins anew when it opens again.
  const [shown, setShown] = useState(found);
  const [openedFor, setOpenedFor] = useState<string | null>(null);
  const [form, setForm] = useState(emptyDetails(null));
  const [isBusy, setIsBusy] = useState(false);
  if (found && openedFor !== found.id) {
    setOpenedFor(found.id);
    setShown(found);
    setForm(detailsOf(found));
  }
  if (!id && openedFor) setOpenedFor(null);
  const close = () => id && panels.close(editPanel(id));

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!found || isBusy) return;
    setIsBusy(true);
    const error = await changeAddress(changedBy(found, form));
    setIsBusy(false);
    if (error) return void toast({ text: errorText(error), tone: "bad" });
    close();
    void toast({ text: t("place.changed"), tone: "good" });
  }

  return (
    <Sheet
      isOpen={found !== null}
      onClose={() => void close()}
      title={t("place.editTitle")}
      closeLabel={t("action.close")}
      height="tall"
      width={480}
      footer={
        <Button size="large" isWide type="submit" form={FORM} isBusy={isBusy}>
          {t("place.saveChanges")}
        </Button>
      }
    >
      {shown && (
        <form id={FORM} onSubmit={(event) => void save(event)} className="grid gap-4 px-5 pt-1 pb-5">
          <p className="-mt-2 text-small text-ink-2">
            {[addressLine(shown), shown.description].filter(Boolean).join(" · ")}
          </p>
          <DetailsFields form={form} onChange={setForm} />
        </form>
      )}
    </Sheet>
  );
}
