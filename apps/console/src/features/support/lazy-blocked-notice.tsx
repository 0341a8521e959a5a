import { createLazyPart, useLazyPart } from "../../platform/lazy-part.ts";
import { useSignedInStaff } from "../../platform/session.tsx";

const brandBlockedLazyPart = createLazyPart(
  async () => (await import("./blocked-notice.tsx")).BrandBlockedNotice,
);

/** Lazy-loads the notice that the platform has blocked the brand, because it is rarely needed. */
export function LazyBrandBlockedNotice() {
  const { blocked } = useSignedInStaff().merchant;
  const { part: BlockedNotice } = useLazyPart(brandBlockedLazyPart, blocked !== null);
  return blocked && BlockedNotice && <BlockedNotice blocked={blocked} />;
}
