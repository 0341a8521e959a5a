import { calculateClaimEnd } from "@dasturxon/domain/claim";
import { listenToEvents } from "@dasturxon/contract/live-events";
import { ChevronRight, MessageCircleWarning } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { useT } from "../../../platform/i18n.tsx";
import { lazySheet } from "../../../platform/lazy-sheet.tsx";
import { usePanel } from "../../../platform/panel.ts";
import { getServerTimeMs } from "../../../platform/server-clock.ts";
import type { Order } from "../../../platform/shapes.ts";
import type { OrderState } from "../use-order.ts";
import { claimsQuery } from "./claims-query.ts";
import { OwnClaim } from "./own-claim.tsx";

const ClaimSheet = lazySheet(() => import("./claim-sheet.tsx").then((module) => module.ClaimSheet));

/** Renders the customer's claims about a received order, and the row that opens the form of a new one [OR-15]. */
export function ClaimCard({ order, state }: { order: Order; state: OrderState }) {
  const t = useT();
  const panel = usePanel("claim");
  const { data } = claimsQuery.use(order.id);
  const claims = data?.claims ?? [];
  const isOpen = claims.some(({ answer }) => answer === null);
  useLiveClaim(order, { isOpen, show: state.show });
  // Until the server answers, the times that the browser knows decide whether the form is offered, so that the page
  // does not shift.
  const mayClaim = data ? data.until !== null : state.knownAt === null && isInClaimTime(order);
  return (
    <>
      {claims.map((claim) => (
        <OwnClaim key={claim.id} order={order} claim={claim} />
      ))}
      {mayClaim && (
        <button
          type="button"
          className="flex min-h-14 w-full items-center gap-3 rounded-[20px] on-raised px-4 text-start lg:px-6"
          onClick={panel.open}
        >
          <MessageCircleWarning size={21} aria-hidden className="shrink-0 text-ink-2" />
          <span className="min-w-0 flex-1">{t("claim.row")}</span>
          <ChevronRight size={18} aria-hidden className="shrink-0 text-ink-3 rtl:-scale-x-100" />
        </button>
      )}
      <ClaimSheet order={order} isOpen={panel.isOpen && mayClaim} onClose={panel.close} />
    </>
  );
}

/** Returns whether a claim can be made about the order, by the times that the browser knows. */
function isInClaimTime({ status, deliveredAt, closedAt }: Order): boolean {
  const toDate = (time: string | null) => time && new Date(time);
  const end = calculateClaimEnd({
    status,
    deliveredAt: toDate(deliveredAt) || null,
    closedAt: toDate(closedAt) || null,
  });
  return end !== null && getServerTimeMs() < end.getTime();
}

/** Updates the order and its claims when the staff answer an open claim: each answer is a change of the order [OR-5]. */
function useLiveClaim(
  { id, version }: Order,
  { isOpen, show }: { isOpen: boolean; show: OrderState["show"] },
): void {
  const applyChange = useEffectEvent((next: Order) => {
    if (next.version <= version) return;
    show(next);
    void claimsQuery.reload(id);
  });
  useEffect(() => {
    if (!isOpen) return;
    return listenToEvents<Order>(`/orders/v1/orders/${id}/events`, { onEvent: applyChange });
  }, [id, isOpen]);
}
