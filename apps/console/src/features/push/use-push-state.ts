import { useSyncExternalStore } from "react";
import { onPushChange, type PushState, pushState } from "./browser-push.ts";

/** Returns whether this browser receives Web Push notifications, or the reason why not. */
export const usePushState = (): PushState => useSyncExternalStore(onPushChange, pushState);
