import { latePart, useLatePart } from "../../platform/late-part.ts";
import { useStaff } from "../../platform/session.tsx";

const blockedNotice = latePart(async () => (await import("./blocked-notice.tsx")).BlockedNotice);

/** Hardly a brand is ever blocked: the notice comes, with its texts, where one is. */
export function LateBlockedNotice() {
  const { blocked } = useStaff().merchant;
  const { part: BlockedNotice } = useLatePart(blockedNotice, blocked !== null);
  return blocked && BlockedNotice && <BlockedNotice blocked={blocked} />;
}
