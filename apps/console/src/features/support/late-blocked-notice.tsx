import { latePart, useLatePart } from "../../platform/late-part.ts";
import { useStaff } from "../../platform/session.tsx";

const shownWhenBlocked = latePart(async () => (await import("./blocked-notice.tsx")).BlockedNotice);

/** Lazy-loads the notice with its texts. It is rarely needed. */
export function LateBlockedNotice() {
  const { blocked } = useStaff().merchant;
  const { part: BlockedNotice } = useLatePart(shownWhenBlocked, blocked !== null);
  return blocked && BlockedNotice && <BlockedNotice blocked={blocked} />;
}
