/** Parameters of a Click payment button. Unknown parameters are ignored. */
export interface ClickLink {
  serviceId: string;
  merchantId: string;
  /** Amount in sum with a decimal point, as the shop wrote it. */
  amount: string;
  /** Id of the order, assigned by the shop. */
  merchantTransId: string;
  returnUrl: string | null;
}

/** Parses the parameters of a link. Returns null if it is not a valid Click link. */
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
