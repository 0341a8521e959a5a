import type { SettingsParts } from "@dasturxon/contract/brand-settings";

/** What a part of the form is given: its values, the field that was refused, and the way to write it. */
export interface PartProps<Name extends keyof SettingsParts> {
  value: SettingsParts[Name];
  /** `links.telegram`: the field that the server or the form refused. */
  wrong: string | null;
  isReadOnly: boolean;
  onChange: (value: SettingsParts[Name]) => void;
}
