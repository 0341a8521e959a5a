import { mayPerformTask } from "@dasturxon/domain/staff-permission";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useLanguage } from "../../platform/use-language.tsx";
import { useWakeLock } from "../../platform/use-wake-lock.ts";
import { renewSubscription } from "./push-calls.ts";
import { getRetryPauseMs } from "./retry-pause.ts";
import { usePushState } from "./use-push-state.ts";

const CONSOLE_BASE_PATH = "/console";

/**
 * Renews the subscription of this browser, opens the links of clicked notifications, and keeps the screen of the board
 * on. Lazy-loaded, so that it does not delay the first render of the board.
 */
export function PushNotificationEffects() {
  useWakeLock(useLocation().pathname === "/");
  usePushRenewal();
  useNotificationLinks();
  return null;
}

/**
 * Sends the subscription again for each page load, session, staff member and language. The server deletes it with the
 * session, and the browser may have replaced it. Temporary failures are retried.
 */
function usePushRenewal(): void {
  const { id, role } = useSignedInStaff();
  const { language } = useLanguage();
  const isOn = usePushState() === "on" && mayPerformTask(role, "hear_orders");
  useEffect(() => {
    if (!isOn) return undefined;
    let timer: number | undefined;
    let isOver = false;
    async function renewPushSubscription(attempt: number): Promise<void> {
      const { failure } = await renewSubscription(language);
      const pause = failure && getRetryPauseMs(failure, attempt);
      if (pause !== null && !isOver)
        timer = window.setTimeout(() => void renewPushSubscription(attempt + 1), pause);
    }
    void renewPushSubscription(1);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [id, language, isOn]);
}

/** Handles links from the service worker. Navigates without a reload, because a reload would mute the bell. */
function useNotificationLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!("serviceWorker" in navigator)) return undefined;
    const worker = navigator.serviceWorker;
    const handleWorkerMessage = ({ data, ports }: MessageEvent<unknown>) => {
      const link = parseOpenLinkMessage(data);
      if (link === null) return;
      void navigate(link);
      ports[0]?.postMessage(true);
    };
    worker.addEventListener("message", handleWorkerMessage);
    worker.startMessages();
    return () => worker.removeEventListener("message", handleWorkerMessage);
  }, [navigate]);
}

/** Returns the path to open from a service worker's message, for the router. Null: the message has no link. */
function parseOpenLinkMessage(data: unknown): string | null {
  if (typeof data !== "object" || data === null || !("openLink" in data)) return null;
  const { openLink } = data;
  return typeof openLink === "string" && openLink.startsWith(`${CONSOLE_BASE_PATH}/`)
    ? openLink.slice(CONSOLE_BASE_PATH.length)
    : null;
}
