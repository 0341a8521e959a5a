import type { ReactNode } from "react";
import { Switch } from "../../ui/switch.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useT } from "../../platform/i18n.tsx";

/** Door details for the courier: the house number, or a landmark if there is none. */
export interface HouseForm {
  house: string;
  landmark: string;
  isWithoutHouse: boolean;
}

/** Name of the field for the house number or landmark. If the value is missing, the focus moves to this field. */
export const HOUSE_FIELD_NAME = "door";

export interface HouseFieldsProps {
  form: HouseForm;
  onChange(change: Partial<HouseForm>): void;
  /**
   * Whether the guest tried to continue without the house number or landmark. The field then explains why it is needed.
   */
  isMissed: boolean;
  /** Content shown beside the house number: the flat. */
  beside?: ReactNode;
}

/** Renders the house number field, or a landmark field if the guest selects "no number". */
export function HouseFields({ form, onChange, isMissed, beside }: HouseFieldsProps) {
  const t = useT();
  const { house, landmark, isWithoutHouse } = form;
  const isEmpty = (isWithoutHouse ? landmark : house).trim() === "";
  const why = t("address.doorWhy");
  const common = {
    name: HOUSE_FIELD_NAME,
    autoComplete: "off",
    required: true,
    ...(isEmpty && (isMissed ? { error: why } : { hint: why })),
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8rem,40%)),1fr))] items-start gap-3">
        {isWithoutHouse ? (
          <TextField
            {...common}
            key="landmark"
            className="col-span-full"
            label={t("address.landmark")}
            placeholder={t("address.landmarkHint")}
            maxLength={120}
            value={landmark}
            onChange={(event) => onChange({ landmark: event.target.value })}
          />
        ) : (
          <TextField
            {...common}
            key="house"
            label={t("address.house")}
            maxLength={20}
            value={house}
            onChange={(event) => onChange({ house: event.target.value })}
          />
        )}
        {beside}
      </div>
      <Switch
        isOn={isWithoutHouse}
        onChange={(isOn) => onChange({ isWithoutHouse: isOn })}
        label={<span className="text-small">{t("address.noHouse")}</span>}
      />
    </div>
  );
}

/** Moves the focus to the house or landmark field of a form. */
export function focusHouseField(form: HTMLFormElement | null): void {
  const field = form?.elements.namedItem(HOUSE_FIELD_NAME);
  if (field instanceof HTMLElement) field.focus();
}
