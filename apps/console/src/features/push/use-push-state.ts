import { useSyncExternalStore } from "react";
import { subscribePushState, type PushState, getPushNotificationState } from "./browser-push.ts";

/** Returns whether this browser receives Web Push notifications, or the reason why not. */
export const usePushState = (): PushState =>
  useSyncExternalStore(subscribePushState, getPushNotificationState);
