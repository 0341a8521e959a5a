import { createLazyPart, useLazyPart } from "../../../platform/lazy-part.ts";
import { useDueRefunds } from "./live-payments.tsx";

const dueRefundsBannerLazyPart = createLazyPart(
  async () => (await import("./due-notice.tsx")).DueRefundsBanner,
);

/** Lazy-loads the notice of overdue refunds and differences with providers. Renders nothing without them. */
export function LazyDueRefundsBanner() {
  const { count, differences } = useDueRefunds();
  const isShown = count + differences > 0;
  const { part: DueRefundsBanner } = useLazyPart(dueRefundsBannerLazyPart, isShown);
  return isShown && DueRefundsBanner && <DueRefundsBanner />;
}
