import { endpoints } from "@dasturxon/contract";
import { bindEndpoint, type Http } from "../../../platform/http/index.ts";
import { changeSettings, readBrandSettings, type SettingsDeps } from "./change-settings.ts";
import { bindSettingsDraftsAndUndo } from "./bind-settings.ts";
import { previewSettings } from "./preview-settings.ts";

/**
 * Registers the API calls for the brand's settings. Staff who run the brand can read them, only the owner can change them.
 */
export function registerSettings(
  http: Http,
  { hasOrders, publicUrl }: SettingsDeps & { publicUrl: string },
): void {
  bindSettingsDraftsAndUndo(http, { hasOrders });
  bindEndpoint(http, endpoints.brandSettings, ({ session: { merchantId }, db }) =>
    db.tenantRead(merchantId, (tx) => readBrandSettings(tx, merchantId)),
  );
  bindEndpoint(http, endpoints.changeBrandSettings, (call) =>
    call.db.tenant(call.session.merchantId, (tx) => changeSettings(tx, { ...call, hasOrders }, call.body)),
  );
  bindEndpoint(http, endpoints.previewBrandSettings, (call) => {
    const { isSecure, host } = call.info;
    const framedBy = `${isSecure ? "https" : "http"}://${host}`;
    return previewSettings(call.db, { ...call, hasOrders }, { sent: call.body, framedBy, publicUrl });
  });
}
