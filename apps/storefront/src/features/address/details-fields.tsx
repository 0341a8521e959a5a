import { HouseFields } from "../../shop/location/house-fields.tsx";
import { useT } from "../../platform/i18n.tsx";
import { Chip } from "../../ui/chip.tsx";
import { SegmentedControl } from "../../ui/segmented.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { DetailsForm } from "./details.ts";

const ADDRESS_TYPES = ["APARTMENT", "HOUSE"] as const;
const PRESET_ADDRESS_NAMES = ["home", "work", "family"] as const;

export interface DetailsFieldsProps {
  form: DetailsForm;
  onChange(form: DetailsForm): void;
  /** Whether the guest tried to save without a house number. */
  isMissed: boolean;
}

/**
 * Renders the fields of an address: apartment or private house, house number, flat, entrance, floor, intercom, comment
 * for the courier and name.
 */
export function DetailsFields({ form, onChange, isMissed }: DetailsFieldsProps) {
  const t = useT();
  const isHouse = form.type === "HOUSE";
  const renderTextField = (
    name: "office" | "entrance" | "floor" | "domophone" | "name",
    inputMode?: "numeric",
  ) => ({
    label: t(`address.${name}`),
    value: form[name],
    maxLength: name === "name" ? 80 : 40,
    autoComplete: "off",
    ...(inputMode && { inputMode }),
    onChange: (event: { target: { value: string } }) => onChange({ ...form, [name]: event.target.value }),
  });

  return (
    <>
      <SegmentedControl
        label={t("address.type")}
        options={ADDRESS_TYPES.map((value) => ({ value, label: t(`address.type.${value}`) }))}
        value={form.type}
        onChange={(type) => onChange({ ...form, type })}
      />
      <HouseFields
        form={form}
        isMissed={isMissed}
        onChange={(change) => onChange({ ...form, ...change })}
        beside={
          isHouse ? (
            <TextField {...renderTextField("domophone")} />
          ) : (
            <TextField {...renderTextField("office")} />
          )
        }
      />
      {!isHouse && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(6rem,28%)),1fr))] items-end gap-3">
          <TextField {...renderTextField("entrance", "numeric")} />
          <TextField {...renderTextField("floor", "numeric")} />
          <TextField {...renderTextField("domophone")} />
        </div>
      )}
      <TextArea
        label={t("address.comment")}
        value={form.comment}
        maxLength={300}
        onChange={(event) => onChange({ ...form, comment: event.target.value })}
      />
      <div>
        <TextField {...renderTextField("name")} />
        <div className="mt-2 flex gap-2">
          {PRESET_ADDRESS_NAMES.map((each) => {
            const name = t(`address.name.${each}`);
            return (
              <Chip key={each} isActive={form.name === name} onClick={() => onChange({ ...form, name })}>
                {name}
              </Chip>
            );
          })}
        </div>
      </div>
    </>
  );
}
