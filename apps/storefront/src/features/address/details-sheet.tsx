import { useEffect, useState } from "react";
import type { FormEvent } from "react";
import type { Coordinates } from "@dasturxon/domain/zones";
import { addressLine } from "../../platform/address-line.ts";
import { useT } from "../../platform/i18n.tsx";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { addressFrom, emptyDetails } from "./details.ts";
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
const NAMES = ["home", "work", "family"] as const;

/** Where exactly: office, domophone, entrance, floor, and what the courier should know [AD-7]. */
export function DetailsSheet({ isOpen, onClose, point, place, cityId, onSaved }: DetailsSheetProps) {
  const t = useT();
  const [form, setForm] = useState(emptyDetails(null));
  // Opened anew: the name is cleared, the office begins with the house number.
  useEffect(() => {
    if (isOpen) setForm(emptyDetails(place));
  }, [isOpen, place]);

  const field = (name: "office" | "entrance" | "floor" | "domophone" | "name", inputMode?: "numeric") => ({
    label: t(`place.${name}`),
    value: form[name],
    maxLength: name === "name" ? 80 : 40,
    autoComplete: "off",
    ...(inputMode && { inputMode }),
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [name]: event.target.value }),
  });

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
        <div className="grid grid-cols-2 gap-3">
          <TextField {...field("office")} />
          <TextField {...field("entrance", "numeric")} />
          <TextField {...field("floor", "numeric")} />
          <TextField {...field("domophone")} />
        </div>
        <TextArea
          label={t("place.comment")}
          value={form.comment}
          maxLength={300}
          onChange={(event) => setForm({ ...form, comment: event.target.value })}
        />
        <div>
          <TextField {...field("name")} />
          <div className="mt-2 flex gap-2">
            {NAMES.map((each) => {
              const name = t(`place.name.${each}`);
              return (
                <Chip key={each} isActive={form.name === name} onClick={() => setForm({ ...form, name })}>
                  {name}
                </Chip>
              );
            })}
          </div>
        </div>
      </form>
    </Sheet>
  );
}
