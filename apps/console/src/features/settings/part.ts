import type { SettingsSections } from "@dasturxon/contract/brand-settings";

/** Props of a part of the settings form. */
export interface SettingsPartProps<Name extends keyof SettingsSections> {
  value: SettingsSections[Name];
  /** Path of the settings field that the server or the form refused, for example `links.telegram`; null: none. */
  wrong: string | null;
  isReadOnly: boolean;
  onChange: (value: SettingsSections[Name]) => void;
}
