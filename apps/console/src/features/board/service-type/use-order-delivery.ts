import type { BoardOrder, RequestedServiceInput } from "@dasturxon/contract";
import { api } from "../../../platform/api.ts";
import { useOrderActions } from "../use-change-order.ts";

interface CustomDelivery {
  courier?: { name: string; phone: string };
  /** Amount that the brand pays the courier, in soʻm. */
  cost?: number | null;
  comment?: string;
}

/** Returns the API calls that change the service type or the courier. Only the lazy-loaded dialog uses them. */
export function useDeliveryActions(order: BoardOrder) {
  const { isBusy, act } = useOrderActions(order);
  const path = { id: order.id };
  const { version } = order;
  return {
    isBusy,
    haveAnotherWay: (service: RequestedServiceInput, totalPrice: number) =>
      act(() =>
        api.call("POST /console/v1/orders/{id}/service", { path, body: { version, service, totalPrice } }),
      ),
    bringBy: (deliveryType: BoardOrder["deliveryType"], details: CustomDelivery = {}) =>
      act(() =>
        api.call("POST /console/v1/orders/{id}/delivery-type", {
          path,
          body: { version, deliveryType, ...details },
        }),
      ),
  };
}
