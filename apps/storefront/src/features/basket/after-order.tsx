import { Navigate, NavigationType, useNavigationType } from "react-router";
import { serverNow } from "../../platform/server-clock.ts";
import { placedJustNow } from "../../shop/basket/last-order.ts";

/** Redirects to the menu when "back" leads from a new order to its basket, which is empty now. */
export function AfterOrder() {
  const isBack = useNavigationType() === NavigationType.Pop;
  return isBack && placedJustNow(serverNow()) ? <Navigate to="/" replace /> : null;
}
