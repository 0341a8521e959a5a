import type { DasturxonApi, DeviceOverview } from "@dasturxon/contract";
import { createClient } from "@dasturxon/contract/client";
import { createRandomId } from "@dasturxon/contract/random-id";
import { HEARTBEAT_INTERVAL_SECONDS } from "@dasturxon/domain/device-state";
import { SUPPORT_ACTOR } from "@dasturxon/domain/staff-permission";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { unwrapApiResult } from "../../platform/api.ts";
import { isBellAudible, subscribeBell } from "../../platform/bell.ts";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useBranchFilter } from "../../parts/branches/use-branch-filter.ts";
import { readDeviceSignals } from "./device-signals.ts";

const HEARTBEAT_ROUTE = "POST /console/v1/device-beat";
const devicePageId = createRandomId();
/**
 * API client without retries: the next heartbeat has newer data. `keepalive` lets a closing page send its last heartbeat.
 */
const heartbeatClient = createClient<Pick<DasturxonApi, typeof HEARTBEAT_ROUTE>>({
  base: "/api",
  fetch: (url, init) => fetch(url, { ...init, keepalive: true }),
  repeats: false,
});
const getHeartbeatQueryKey = (staffId: string) => ["device-beat", staffId];

/**
 * Sends the heartbeat of this page every 30 seconds and at each change. Returns the devices of the user's branches.
 * Used by one component only. Others use `useDevicesOfLastHeartbeat`. [OR-14]
 */
export function useHeartbeat(): DeviceOverview[] {
  const { id, role } = useSignedInStaff();
  const { branches, branchId } = useBranchFilter();
  // Support users send no heartbeat. Other users send none until the branches are loaded, because the heartbeat
  // contains the selected branch.
  const isOn = role !== SUPPORT_ACTOR && branches.length > 0;
  const { data, refetch } = useQuery({
    queryKey: getHeartbeatQueryKey(id),
    queryFn: async ({ signal }) => {
      const body = { pageId: devicePageId, branchId, ...(await readDeviceSignals()) };
      return unwrapApiResult(heartbeatClient.call(HEARTBEAT_ROUTE, { body, signal }));
    },
    enabled: isOn,
    refetchInterval: HEARTBEAT_INTERVAL_SECONDS * 1000,
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
    // When a page is closed, `visibilitychange` fires after `pagehide`. A heartbeat sent then would mark the page as
    // open again.
    const sendHeartbeat = () => {
      if (!isClosed) void refetch();
    };
    const reportSoundChange = () => {
      if (isBellAudible() === wasAudible) return;
      wasAudible = !wasAudible;
      sendHeartbeat();
    };
    const handlePageClose = () => {
      isClosed = true;
      void sendClosingHeartbeat(branchId);
    };
    /** Called when the page is restored from the back/forward cache. */
    const handlePageRestore = ({ persisted }: PageTransitionEvent) => {
      isClosed = false;
      if (persisted) sendHeartbeat();
    };
    document.addEventListener("visibilitychange", sendHeartbeat, at);
    addEventListener("online", sendHeartbeat, at);
    addEventListener("pagehide", handlePageClose, at);
    addEventListener("pageshow", handlePageRestore, at);
    const forget = subscribeBell(reportSoundChange);
    return () => {
      over.abort();
      forget();
    };
  }, [isOn, branchId, refetch]);
  return data?.devices ?? [];
}

/** Returns the devices from the reply to the last heartbeat of this page. */
export function useDevicesOfLastHeartbeat(): DeviceOverview[] {
  const { id } = useSignedInStaff();
  const { data } = useQuery<{ devices: DeviceOverview[] }>({
    queryKey: getHeartbeatQueryKey(id),
    queryFn: skipToken,
  });
  return data?.devices ?? [];
}

async function sendClosingHeartbeat(branchId: string | null): Promise<void> {
  const signals = { isAwake: false, isAudible: false, canNotify: false, battery: null, isCharging: null };
  await heartbeatClient.call(HEARTBEAT_ROUTE, {
    body: { pageId: devicePageId, branchId, ...signals, isClosing: true },
  });
}
