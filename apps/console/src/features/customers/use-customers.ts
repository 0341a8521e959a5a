import type { CustomerDetails } from "@dasturxon/contract";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ApiResult, api, unwrapApiResult } from "../../platform/api.ts";
import { showRefusal } from "../../platform/show-refusal.ts";
import { useLanguage } from "../../platform/use-language.tsx";

const CUSTOMERS_QUERY_KEY = "customers";
const CUSTOMER_QUERY_KEY = "customer";
export const CUSTOMERS_PAGE_SIZE = 30;

/** Loads a page of the customers that match the search. */
export function useCustomers({ search, page }: { search: string; page: number }) {
  return useQuery({
    queryKey: [CUSTOMERS_QUERY_KEY, search, page],
    queryFn: () =>
      unwrapApiResult(
        api.call("GET /console/v1/customers", {
          query: { search, page: String(page), size: String(CUSTOMERS_PAGE_SIZE) },
        }),
      ),
    placeholderData: keepPreviousData,
  });
}

/** Loads a customer. */
export function useCustomer(id: string) {
  return useQuery({
    queryKey: [CUSTOMER_QUERY_KEY, id],
    queryFn: () => unwrapApiResult(api.call("GET /console/v1/customers/{id}", { path: { id } })),
  });
}

/** Returns actions that change a customer. After a refusal the customer is loaded again. */
export function useCustomerActions(id: string) {
  const client = useQueryClient();
  const { language } = useLanguage();
  const path = { id };
  async function applyCustomerAnswer(answer: ApiResult<CustomerDetails>): Promise<boolean> {
    const [refusal, changed] = await answer;
    if (refusal) showRefusal(refusal, language);
    if (changed) client.setQueryData([CUSTOMER_QUERY_KEY, id], changed);
    else await client.invalidateQueries({ queryKey: [CUSTOMER_QUERY_KEY, id] });
    void client.invalidateQueries({ queryKey: [CUSTOMERS_QUERY_KEY] });
    return !refusal;
  }
  return {
    note: (version: number, note: string) =>
      applyCustomerAnswer(api.call("PUT /console/v1/customers/{id}/note", { path, body: { version, note } })),
    block: (version: number, reason: string | null) =>
      applyCustomerAnswer(
        api.call("PUT /console/v1/customers/{id}/block", { path, body: { version, reason } }),
      ),
    /** `key` is the idempotency key: a retry gives the cashback only once. */
    grant: (grant: { amount: number; reason: string }, key: string) =>
      applyCustomerAnswer(
        api.call("POST /console/v1/customers/{id}/cashback", { path, body: grant, idempotencyKey: key }),
      ),
  };
}
