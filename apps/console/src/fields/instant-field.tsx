import {
  dayFromInstant,
  instantFromWallTime,
  parseMinutesOfDay,
  timeFromInstant,
} from "@dasturxon/domain/time-zone";
import type { ReactNode } from "react";
import { DateField } from "../platform/date-field.tsx";
import { useSignedInStaff } from "../platform/session.tsx";

interface Props {
  label: string;
  description?: string | undefined;
  error?: ReactNode;
  disabled?: boolean;
  size: "md";
  withAsterisk?: boolean;
  value: unknown;
  onChange: (value: string | null) => void;
}

/** Input of a date and time in the brand's time zone, independent of the device's time zone. */
export function InstantField({ value, onChange, ...common }: Props) {
  const { timeZone } = useSignedInStaff().merchant;
  const shown =
    typeof value === "string" ? `${dayFromInstant(value, timeZone)}T${timeFromInstant(value, timeZone)}` : "";
  const changeInstant = (wall: string) => {
    const [day = "", time = ""] = wall.split("T");
    onChange(day ? instantFromWallTime(day, parseMinutesOfDay(time) ?? 0, timeZone).toISOString() : null);
  };
  return <DateField {...common} hasTime max="2999-12-31T23:59" value={shown} onChange={changeInstant} />;
}
