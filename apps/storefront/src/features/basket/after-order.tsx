import { Navigate, NavigationType, useNavigationType } from "react-router";
import { getServerTimeMs } from "../../platform/server-clock.ts";
import { findRecentOrderLocation } from "../../shop/basket/last-order.ts";

/** Redirects to the menu when "back" leads from a new order to its basket, which is empty now. */
export function RedirectAfterOrder() {
  const isBack = useNavigationType() === NavigationType.Pop;
  return isBack && findRecentOrderLocation(getServerTimeMs()) ? <Navigate to="/" replace /> : null;
}
