import { endpoints } from "@dasturxon/contract";
import { bind, type Http, isRefused, refuse } from "../../../platform/http/index.ts";
import type { Couriers } from "../../deliveries/index.ts";
import type { KeptFacts } from "../placing/facts/kept-facts.ts";
import { changeByStaff, requestByStaff } from "../staff/change-by-staff.ts";
import { changeService } from "./change-service.ts";
import { listServices } from "./list-services.ts";
import { quoteService } from "./quote-service.ts";

const CHANGE = { action: "change_delivery" } as const;

/** How the staff have an order had another way: what may be, what it would cost, and doing it. */
export function registerServiceChange(
  http: Http,
  { kept, couriers }: { kept: KeptFacts; couriers: Couriers },
): void {
  bind(http, endpoints.orderServices, async ({ session, params, db, clock }) => {
    const request = requestByStaff(session, CHANGE, { id: params.id, version: 1, now: clock.now() });
    if (isRefused(request)) return refuse("forbidden");
    return db.tenantRead(session.merchantId, (tx) => listServices(tx, session, { id: params.id, couriers }));
  });
  bind(http, endpoints.quoteService, (call) =>
    changeByStaff(call, CHANGE, (tx, request) =>
      quoteService(tx, request, { kept, service: call.body.service }),
    ),
  );
  bind(http, endpoints.changeService, (call) => {
    const { service, totalPrice: shownTotal } = call.body;
    return changeByStaff(call, CHANGE, (tx, request) =>
      changeService(tx, request, { kept, service, shownTotal }),
    );
  });
}
