import { createLazyPart, useLazyPart } from "../../platform/lazy-part.ts";
import { useSignedInStaff } from "../../platform/session.tsx";

const blockedPart = createLazyPart(async () => (await import("./blocked-notice.tsx")).BlockedNotice);

/** Lazy-loads the notice that the platform has blocked the brand, because it is rarely needed. */
export function LazyBlockedNotice() {
  const { blocked } = useSignedInStaff().merchant;
  const { part: BlockedNotice } = useLazyPart(blockedPart, blocked !== null);
  return blocked && BlockedNotice && <BlockedNotice blocked={blocked} />;
}
