import type { Order } from "@dasturxon/contract";

/** Columns of an order that a change may set. */
export interface OrderColumnsPatch {
  status?: Order["status"];
  seen_at?: Date | null;
  accepted_at?: Date;
  cooking_at?: Date;
  ready_at?: Date;
  on_way_at?: Date;
  delivered_at?: Date;
  closed_at?: Date;
  canceled_at?: Date;
  cancel_reason?: string;
  cancel_comment?: string | null;
  cancel_product_ids?: string[];
  promised_at?: Date | null;
  preparation_minutes?: number;
  courier_id?: string | null;
  courier_status?: Order["courierStatus"];
  is_paid?: boolean;
  refunded_at?: Date;
  payment_type?: Order["paymentType"];
  delivery_type?: Order["deliveryType"];
  /** Courier of the delivery type `CUSTOM`, as JSON. */
  custom_courier?: string | null;
  delivery_cost?: number | null;
  delivery_comment?: string | null;
  courier_paid_at?: Date | null;
  service_type?: Order["serviceType"];
  branch_id?: string;
  table_id?: string | null;
  distance?: number | null;
  region_id?: string | null;
  delivery_tariff_id?: string | null;
  road_minutes?: number;
  is_leave_at_door?: boolean;
  change_from?: number | null;
  slot_at?: Date | null;
  load_minutes?: number;
  total_price?: number;
  tip?: number;
  cashback?: number;
  /** Address as JSON. */
  address?: string | null;
  breakdown?: string;
  fiscal_lines?: string | null;
}

/**
 * Returns the patch that removes the courier and the courier status. Delivery type `CUSTOM` returns to the brand's own
 * couriers. [OR-6]
 */
export function createCourierRemovalPatch({ deliveryType }: Pick<Order, "deliveryType">): OrderColumnsPatch {
  const nobody = { courier_id: null, courier_status: null, custom_courier: null };
  if (deliveryType !== "CUSTOM") return nobody;
  return { ...nobody, delivery_type: "LAMENU", delivery_cost: null, delivery_comment: null };
}
