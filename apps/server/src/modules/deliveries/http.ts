import { endpoints } from "@dasturxon/contract";
import { bindEndpoint, type Http } from "../../platform/http/index.ts";
import { calculateTariff } from "./calculate-tariff.ts";
import { calculateDeliveryAtPoint } from "./probe-zones.ts";
import { type GeocodingDeps, registerGeocoding } from "./geocoding/http.ts";

/** Registers the calls for delivery prices, addresses and maps. */
export function registerDeliveries(http: Http, deps: GeocodingDeps): void {
  registerGeocoding(http, deps);
  bindEndpoint(http, endpoints.calculateTariff, ({ db, merchant, body, clock }) =>
    db.tenantRead(merchant.id, (tx) => calculateTariff(tx, merchant.id, { ...body, now: clock.now() })),
  );
  bindEndpoint(http, endpoints.probeZones, ({ db, session, body, clock }) =>
    db.tenantRead(session.merchantId, (tx) =>
      calculateDeliveryAtPoint(tx, session, { ...body, now: clock.now() }),
    ),
  );
}
