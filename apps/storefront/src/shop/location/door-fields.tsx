import type { ReactNode } from "react";
import { Switch } from "../../ui/switch.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useT } from "../../platform/i18n.tsx";

/** What the courier finds the door by: the house's number, or a landmark where there is none. */
export interface DoorForm {
  house: string;
  landmark: string;
  isWithoutHouse: boolean;
}

/** Name of the field that is missing, for whoever brings the focus there. */
export const DOOR_FIELD = "door";

export interface DoorFieldsProps {
  form: DoorForm;
  onChange(change: Partial<DoorForm>): void;
  /** The guest went on without it: says why it is needed. */
  isMissed: boolean;
  /** Stands beside the house: the flat. */
  beside?: ReactNode;
}

/** House number, or the explicit "no number" with a landmark. */
export function DoorFields({ form, onChange, isMissed, beside }: DoorFieldsProps) {
  const t = useT();
  const { house, landmark, isWithoutHouse } = form;
  const isEmpty = (isWithoutHouse ? landmark : house).trim() === "";
  const why = t("address.doorWhy");
  const common = {
    name: DOOR_FIELD,
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

/** Brings the focus to the house or landmark of a form. */
export function focusDoor(form: HTMLFormElement | null): void {
  const field = form?.elements.namedItem(DOOR_FIELD);
  if (field instanceof HTMLElement) field.focus();
}
