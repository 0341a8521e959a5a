import { endpoints } from "@dasturxon/contract";
import { bindEndpoint, type Http, isRefused, refuse } from "../../../platform/http/index.ts";
import type { CourierServices } from "../../deliveries/index.ts";
import type { BrandFactsCache } from "../placing/facts/facts-cache.ts";
import { changeOrderByStaff, createOrderChangeRequestByStaff } from "../staff/change-by-staff.ts";
import { changeServiceType } from "./change-service-type.ts";
import { listServiceTypes } from "./list-service-types.ts";
import { quoteServiceType } from "./quote-service-type.ts";

const CHANGE_DELIVERY_ACTION = { action: "change_delivery" } as const;

/** Registers the staff calls that list, quote and change the service type of an order. */
export function registerServiceChange(
  http: Http,
  { kept, couriers }: { kept: BrandFactsCache; couriers: CourierServices },
): void {
  bindEndpoint(http, endpoints.orderServiceTypes, async ({ session, params, db, clock }) => {
    const request = createOrderChangeRequestByStaff(session, CHANGE_DELIVERY_ACTION, {
      id: params.id,
      version: 1,
      now: clock.now(),
    });
    if (isRefused(request)) return refuse("forbidden");
    return db.tenantRead(session.merchantId, (tx) =>
      listServiceTypes(tx, session, { id: params.id, couriers }),
    );
  });
  bindEndpoint(http, endpoints.quoteServiceType, (call) =>
    changeOrderByStaff(call, CHANGE_DELIVERY_ACTION, (tx, request) =>
      quoteServiceType(tx, request, { kept, service: call.body.service }),
    ),
  );
  bindEndpoint(http, endpoints.changeServiceType, (call) => {
    const { service, totalPrice: shownTotal } = call.body;
    return changeOrderByStaff(call, CHANGE_DELIVERY_ACTION, (tx, request) =>
      changeServiceType(tx, request, { kept, service, shownTotal }),
    );
  });
}
