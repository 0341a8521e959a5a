import type { BoardOrder, RequestedServiceInput } from "@dasturxon/contract";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { api, unwrapApiResult } from "../../../platform/api.ts";

/** Queries the service types and delivery services that are available for the order. */
export function useServiceTypes(order: BoardOrder, isSentService: boolean) {
  return useQuery({
    queryKey: ["services", order.id, order.version],
    queryFn: () =>
      unwrapApiResult(api.call("GET /console/v1/orders/{id}/services", { path: { id: order.id } })),
    enabled: isSentService,
  });
}

/**
 * Queries the new total of an order whose service would be changed, or the refusal of the change. Sends no request
 * while the input is incomplete (null).
 */
export function useServiceQuote(order: BoardOrder, service: RequestedServiceInput | null) {
  const now = JSON.stringify(service);
  const [asked] = useDebouncedValue(now, 250);
  const query = useQuery({
    queryKey: ["service-quote", order.id, order.version, asked],
    enabled: asked !== "null",
    queryFn: async () => {
      const body = { version: order.version, service: JSON.parse(asked) as RequestedServiceInput };
      const path = { id: order.id };
      const [refusal, quote] = await api.call("POST /console/v1/orders/{id}/service-quote", { path, body });
      return { refusal, quote };
    },
    gcTime: 0,
  });
  // A result for an earlier input of the form is not returned.
  const isFresh = asked === now && !query.isFetching;
  return { ...(isFresh ? query.data : undefined), isWaiting: service !== null && !isFresh };
}
