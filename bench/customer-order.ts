/** Input of `children/place-order.ts`. */
export interface CustomerOrderInput {
  brand: string;
}

/** An order with the session of its customer. */
export interface CustomerOrder {
  id: string;
  token: string;
  merchantId: string;
  /** Customer as the store keeps it on the device (`shop/session/session.ts` of the storefront). */
  session: { userId: string; phone: string; firstName: null; lastName: null };
}
