import { latePart, useLatePart } from "../../platform/late-part.ts";
import { useStaff } from "../../platform/session.tsx";

const shownWhenBlocked = latePart(async () => (await import("./blocked-notice.tsx")).BlockedNotice);

/** Hardly a brand is ever blocked: the notice comes, with its texts, where one is. */
export function LateBlockedNotice() {
  const { blocked } = useStaff().merchant;
  const { part: BlockedNotice } = useLatePart(shownWhenBlocked, blocked !== null);
  return blocked && BlockedNotice && <BlockedNotice blocked={blocked} />;
}
