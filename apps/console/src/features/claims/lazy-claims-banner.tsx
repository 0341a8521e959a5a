import { createLazyPart, useLazyPart } from "../../platform/lazy-part.ts";
import { useLiveClaims } from "./live-claims.tsx";

const bannerPart = createLazyPart(async () => (await import("./claims-banner.tsx")).ClaimsBanner);

/** Lazy-loads the notice of unanswered claims with its texts. Renders nothing without such claims. */
export function LazyClaimsBanner() {
  const { open, acknowledge } = useLiveClaims();
  const { part: ClaimsBanner } = useLazyPart(bannerPart, open.length > 0);
  return open.length > 0 && ClaimsBanner && <ClaimsBanner claims={open} onOpen={acknowledge} />;
}
