import type { Order } from "@dasturxon/contract";
import type { OrderPatch } from "./queries.ts";

/** What a status says of the courier, and of money that changes hands at the door or the counter. */
export function handover(status: Order["status"]): OrderPatch {
  if (status === "ON_WAY") return { courier_status: "PERFORMER_PICKUPED" };
  if (status === "DELIVERED") return { courier_status: "PERFORMER_DELIVERED_FINISH", is_paid: true };
  return status === "CLOSED" ? { is_paid: true } : {};
}
