/** What a payment button of Click's says; unknown parameters are nobody's. */
export interface ClickLink {
  serviceId: string;
  merchantId: string;
  /** In sum with a point, as the shop wrote it. */
  amount: string;
  /** What is paid, in the shop's own words. */
  merchantTransId: string;
  returnUrl: string | null;
}

/** Reads the parameters of a link; null where it is none of Click's. */
export function readLink(query: URLSearchParams): ClickLink | null {
  const said = (name: string) => query.get(name) ?? "";
  const amount = said("amount");
  const isSum = /^\d+(\.\d{1,2})?$/.test(amount) && Number(amount) > 0;
  if (!said("service_id") || !said("merchant_id") || !said("transaction_param") || !isSum) return null;
  return {
    serviceId: said("service_id"),
    merchantId: said("merchant_id"),
    amount,
    merchantTransId: said("transaction_param"),
    returnUrl: query.get("return_url"),
  };
}
