import { endpoints } from "@dasturxon/contract";
import { bind, type Http } from "../../platform/http/index.ts";
import { calculateTariff } from "./calculate-tariff.ts";

/** Calls of the deliveries service. */
export function registerDeliveries(http: Http): void {
  bind(http, endpoints.calculateTariff, ({ db, merchant, body, clock }) =>
    db.tenantRead(merchant.id, (tx) => calculateTariff(tx, merchant.id, { ...body, now: clock.now() })),
  );
}
