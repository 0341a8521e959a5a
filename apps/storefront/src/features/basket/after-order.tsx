import { Navigate, NavigationType, useNavigationType } from "react-router";
import { serverNow } from "../../platform/server-clock.ts";
import { placedJustNow } from "../../shop/basket/last-order.ts";

/** Leads back to the menu from the order that this basket has just become: an empty basket is no step of the way. */
export function AfterOrder() {
  const isBack = useNavigationType() === NavigationType.Pop;
  return isBack && placedJustNow(serverNow()) ? <Navigate to="/" replace /> : null;
}
