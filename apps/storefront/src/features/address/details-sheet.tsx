import { useEffect, useState } from "react";
import type { FormEvent } from "react";
import type { Coordinates } from "@dasturxon/domain/zones";
import { addressLine } from "../../platform/address-line.ts";
import { useT } from "../../platform/i18n.tsx";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { addressFrom, emptyDetails } from "./details.ts";
import { DetailsFields } from "./details-fields.tsx";
import type { FoundPlace } from "./found-place.ts";
import { saveAddress } from "./saved-addresses.ts";

export interface DetailsSheetProps {
  isOpen: boolean;
  onClose(): void;
  point: Coordinates;
  place: FoundPlace | null;
  cityId: string | null;
  onSaved(): void;
}

const FORM = "address-details";
/** Both sheets close so long after the choice [AD-7, SH-4]. */
const CLOSE_AFTER = 100;

/** Where exactly: office, domophone, entrance, floor, and what the courier should know [AD-7]. */
export function DetailsSheet({ isOpen, onClose, point, place, cityId, onSaved }: DetailsSheetProps) {
  const t = useT();
  const [form, setForm] = useState(emptyDetails(null));
  // Opened anew: the name is cleared, the office begins with the house number.
  useEffect(() => {
    if (isOpen) setForm(emptyDetails(place));
  }, [isOpen, place]);

  function save(event: FormEvent) {
    event.preventDefault();
    if (!place) return;
    void saveAddress(addressFrom({ form, place, point, cityId }));
    setTimeout(onSaved, CLOSE_AFTER);
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={place ? addressLine(place) : t("place.detailsTitle")}
      closeLabel={t("action.close")}
      height="tall"
      width={480}
      footer={
        <Button size="large" isWide type="submit" form={FORM} disabled={!place}>
          {t("place.saveDetails")}
        </Button>
      }
    >
      <form id={FORM} onSubmit={save} className="grid gap-4 px-5 pt-1 pb-5">
        {place?.description && <p className="-mt-2 text-small text-ink-2">{place.description}</p>}
        <DetailsFields form={form} onChange={setForm} />
      </form>
    </Sheet>
  );
}
