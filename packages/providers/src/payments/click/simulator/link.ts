/** Parameters of a Click payment button. Unknown parameters are ignored. */
export interface ClickLink {
  serviceId: string;
  merchantId: string;
  /** Amount in soʻm with a decimal point, as the shop wrote it. */
  amount: string;
  /** Id of the order, assigned by the shop. */
  merchantTransId: string;
  returnUrl: string | null;
}

/** Parses the parameters of a link. Returns null if it is not a valid Click link. */
export function readPaymentLink(query: URLSearchParams): ClickLink | null {
  const getParameter = (name: string) => query.get(name) ?? "";
  const amount = getParameter("amount");
  const isSum = /^\d+(\.\d{1,2})?$/.test(amount) && Number(amount) > 0;
  if (
    !getParameter("service_id") ||
    !getParameter("merchant_id") ||
    !getParameter("transaction_param") ||
    !isSum
  )
    return null;
  return {
    serviceId: getParameter("service_id"),
    merchantId: getParameter("merchant_id"),
    amount,
    merchantTransId: getParameter("transaction_param"),
    returnUrl: query.get("return_url"),
  };
}
