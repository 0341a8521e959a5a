import { useSyncExternalStore } from "react";
import { onPushChange, type PushState, pushState } from "./browser-push.ts";

/** Whether this browser gets Web Push notifications, and why not. */
export const usePushState = (): PushState => useSyncExternalStore(onPushChange, pushState);
