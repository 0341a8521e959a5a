import { endpoints } from "@dasturxon/contract";
import { bind, type Http } from "../../../platform/http/index.ts";
import { changeSettings, readBrandSettings, type SettingsDeps } from "./change-settings.ts";

/** The brand's settings, read by who runs it and changed by its owner. */
export function registerSettings(http: Http, { hasOrders }: SettingsDeps): void {
  bind(http, endpoints.brandSettings, ({ session: { merchantId }, db }) =>
    db.tenantRead(merchantId, (tx) => readBrandSettings(tx, merchantId)),
  );
  bind(http, endpoints.changeBrandSettings, (call) =>
    call.db.tenant(call.session.merchantId, (tx) => changeSettings(tx, { ...call, hasOrders }, call.body)),
  );
}
