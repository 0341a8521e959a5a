import { endpoints } from "@dasturxon/contract";
import type { SettingsSections } from "@dasturxon/contract/brand-settings";
import { type Http, isRefused } from "../../../platform/http/index.ts";
import { bindSingleton, refuseMalformed } from "../../../platform/editable/index.ts";
import { changeSettings, readBrandSettings, type SettingsDeps } from "./change-settings.ts";
import { flattenSettings, groupSettingsFields } from "./settings-fields.ts";

/** Enables drafts and undo for the settings, field by field. */
export function bindSettingsDraftsAndUndo(http: Http, deps: SettingsDeps): void {
  bindSingleton(http, {
    one: "settings",
    writes: endpoints.changeBrandSettings.roles,
    parse(sent) {
      const read = endpoints.previewBrandSettings.body.safeParse(sent);
      return read.success
        ? flattenSettings(read.data, listPartNames(read.data))
        : refuseMalformed(read.error);
    },
    async read(tx, merchantId) {
      const { version, changedAt, changedBy, ...parts } = await readBrandSettings(tx, merchantId, {
        isHeld: true,
      });
      return {
        version,
        changedAt: new Date(changedAt),
        changedBy,
        fields: flattenSettings(parts, listPartNames(parts)),
      };
    },
    async write(tx, call, fields) {
      const present = await readBrandSettings(tx, call.session.merchantId, { isHeld: true });
      const change = { version: present.version, ...groupSettingsFields(present, fields) };
      const changed = await changeSettings(tx, { ...call, ...deps }, change);
      return isRefused(changed) ? changed : null;
    },
  });
}

const listPartNames = (parts: object) => Object.keys(parts) as (keyof SettingsSections)[];
