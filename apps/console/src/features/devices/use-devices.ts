import type { Device } from "@dasturxon/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api, unwrapApiResult } from "../../platform/api.ts";

const DEVICES_QUERY_KEY = ["devices"];
/** Refetch interval in milliseconds while a device waits for its pairing. */
const PAIRING_REFETCH_MS = 3_000;

/** Queries the brand's devices. Refetches them while a device waits for its pairing. */
export function useDevices() {
  return useQuery({
    queryKey: DEVICES_QUERY_KEY,
    queryFn: () => unwrapApiResult<Device[]>(api.call("GET /console/v1/devices")),
    refetchInterval: ({ state }) =>
      state.data?.some(({ pairingUntil }) => pairingUntil !== null) ? PAIRING_REFETCH_MS : false,
  });
}

/** Returns functions that change devices and then invalidate the list. */
export function useDeviceActions() {
  const client = useQueryClient();
  async function refetchAfter<Result>(answer: Promise<Result>): Promise<Result> {
    const result = await answer;
    await client.invalidateQueries({ queryKey: DEVICES_QUERY_KEY });
    return result;
  }
  return {
    add: (body: { name: string; branchId: string | null }) =>
      refetchAfter(api.call("POST /console/v1/devices", { body })),
    pairAnew: ({ id }: Device) =>
      refetchAfter(api.call("POST /console/v1/devices/{id}/pairing", { path: { id } })),
    remove: ({ id, version }: Device) =>
      refetchAfter(api.call("DELETE /console/v1/devices/{id}", { path: { id }, query: { version } })),
  };
}
