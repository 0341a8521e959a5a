import type { OrderCourier } from "@dasturxon/contract";
import { useT } from "../../platform/i18n.tsx";
import type { Order } from "../../platform/shapes.ts";
import { AddressCard, BranchCard, CourierCard, isCourierShown } from "./people-cards.tsx";

interface OrderRouteCardProps {
  order: Order;
  courier: OrderCourier | null;
}

const CARD_CLASS = "rounded-[20px] on-raised px-4 py-2 lg:px-6 lg:py-3";

/**
 * Renders the person to call: the branch, and the courier while the order is on the way. Both have the same place, so that
 * the page does not shift when the courier leaves.
 */
export function OrderContactCard({ order, courier }: OrderRouteCardProps) {
  const t = useT();
  const isCourier = isCourierShown(order, courier);
  return (
    <section aria-label={t(isCourier ? "order.courier" : "order.who")} className={CARD_CLASS}>
      {isCourier ? <CourierCard order={order} seen={courier} /> : <BranchCard order={order} />}
    </section>
  );
}

/**
 * Renders the address of a delivery. While `OrderContactCard` renders the courier instead of the branch, also renders the
 * branch.
 */
export function OrderRouteCard({ order, courier }: OrderRouteCardProps) {
  const t = useT();
  const isCourier = isCourierShown(order, courier);
  if (!order.address && !isCourier) return null;
  return (
    <section aria-label={t("checkout.where")} className={CARD_CLASS}>
      <AddressCard order={order} />
      {isCourier && <BranchCard order={order} />}
    </section>
  );
}
