import type { SettingsSections } from "@dasturxon/contract/brand-settings";

type SettingsFields = Record<string, unknown>;

/**
 * Returns the parts of the settings as fields of one audit entry, with keys like `features.delivery` and
 * `payments.CASH.webEnabled`.
 */
export function flattenSettings(
  settings: Partial<SettingsSections>,
  names: (keyof SettingsSections)[],
): SettingsFields {
  const entries = names.flatMap((name) => {
    const part = settings[name] ?? {};
    if (!Array.isArray(part))
      return Object.entries(part).map(([field, value]) => [`${name}.${field}`, value]);
    return part.flatMap(({ type, ...method }) =>
      Object.entries(method).map(([field, value]) => [`${name}.${type}.${field}`, value]),
    );
  });
  return Object.fromEntries(entries) as SettingsFields;
}

/** Returns the parts that contain these fields, with current values for the rest. Inverse of `flattenSettings`. */
export function groupSettingsFields(
  present: SettingsSections,
  fields: SettingsFields,
): Partial<SettingsSections> {
  const parts: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(fields)) {
    const [name = "", ...rest] = path.split(".");
    const part = parts[name] ?? present[name as keyof SettingsSections];
    const [which, field] = rest;
    parts[name] = Array.isArray(part)
      ? part.map((method) =>
          method.type === which && field !== undefined ? { ...method, [field]: value } : method,
        )
      : { ...part, [rest.join(".")]: value };
  }
  return parts;
}
