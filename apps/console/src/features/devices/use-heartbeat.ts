import type { Api, DeviceOverview } from "@dasturxon/contract";
import { createClient } from "@dasturxon/contract/client";
import { randomId } from "@dasturxon/contract/random-id";
import { BEAT_SECONDS } from "@dasturxon/domain/device-state";
import { SUPPORT } from "@dasturxon/domain/staff-permission";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { orThrow } from "../../platform/api.ts";
import { isBellAudible, onBellChange } from "../../platform/bell.ts";
import { useStaff } from "../../platform/session.tsx";
import { useBranchFilter } from "../../parts/branches/use-branch-filter.ts";
import { readSignals } from "./device-signals.ts";

const BEAT = "POST /console/v1/device-beat";
const pageId = randomId();
/**
 * Client without retries: the next heartbeat has newer data. `keepalive` lets a closing page send its last heartbeat.
 */
const client = createClient<Pick<Api, typeof BEAT>>({
  base: "/api",
  fetch: (url, init) => fetch(url, { ...init, keepalive: true }),
  repeats: false,
});
const keyOf = (staffId: string) => ["device-beat", staffId];

/**
 * Sends the heartbeat of this page every 30 seconds and at each change. Returns the devices of the user's branches.
 * Used by one component only. Others use `useSeenDevices`. [OR-14]
 */
export function useHeartbeat(): DeviceOverview[] {
  const { id, role } = useStaff();
  const { branches, branchId } = useBranchFilter();
  // Support users send no heartbeat. Before the branches are loaded, the branch filter is unknown.
  const isOn = role !== SUPPORT && branches.length > 0;
  const { data, refetch } = useQuery({
    queryKey: keyOf(id),
    queryFn: async ({ signal }) => {
      const body = { pageId, branchId, ...(await readSignals()) };
      return orThrow(client.call(BEAT, { body, signal }));
    },
    enabled: isOn,
    refetchInterval: BEAT_SECONDS * 1000,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: false,
    networkMode: "always",
    retry: false,
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const over = new AbortController();
    const at = { signal: over.signal };
    let isClosed = false;
    let wasAudible = isBellAudible();
    // A closing page fires `visibilitychange` after `pagehide`. That heartbeat would mark the page as open again.
    const send = () => {
      if (!isClosed) void refetch();
    };
    const onSound = () => {
      if (isBellAudible() === wasAudible) return;
      wasAudible = !wasAudible;
      send();
    };
    const close = () => {
      isClosed = true;
      void sendClosing(branchId);
    };
    /** Called when the page is restored from the back/forward cache. */
    const reopen = ({ persisted }: PageTransitionEvent) => {
      isClosed = false;
      if (persisted) send();
    };
    document.addEventListener("visibilitychange", send, at);
    addEventListener("online", send, at);
    addEventListener("pagehide", close, at);
    addEventListener("pageshow", reopen, at);
    const forget = onBellChange(onSound);
    return () => {
      over.abort();
      forget();
    };
  }, [isOn, branchId, refetch]);
  return data?.devices ?? [];
}

/** Returns the devices from the reply to the last heartbeat of this page. */
export function useSeenDevices(): DeviceOverview[] {
  const { id } = useStaff();
  const { data } = useQuery<{ devices: DeviceOverview[] }>({ queryKey: keyOf(id), queryFn: skipToken });
  return data?.devices ?? [];
}

async function sendClosing(branchId: string | null): Promise<void> {
  const signals = { isAwake: false, isAudible: false, canNotify: false, battery: null, isCharging: null };
  await client.call(BEAT, { body: { pageId, branchId, ...signals, isClosing: true } });
}
