import { lazyPart, useLazyPart } from "../../platform/lazy-part.ts";
import { useStaff } from "../../platform/session.tsx";

const blockedPart = lazyPart(async () => (await import("./blocked-notice.tsx")).BlockedNotice);

/** Lazy-loads the notice with its texts. It is rarely needed. */
export function LazyBlockedNotice() {
  const { blocked } = useStaff().merchant;
  const { part: BlockedNotice } = useLazyPart(blockedPart, blocked !== null);
  return blocked && BlockedNotice && <BlockedNotice blocked={blocked} />;
}
