import type { endpoints } from "@dasturxon/contract";
import type { EndpointReply } from "@dasturxon/contract/endpoint";
import type { PaymentProviderName } from "@dasturxon/providers/payments/facts";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, unwrapApiResult } from "../../../platform/api.ts";
import { showRefusal } from "../../../platform/show-refusal.ts";
import { useLanguage } from "../../../platform/use-language.tsx";

export type PaymentComparison = EndpointReply<typeof endpoints.comparePayments>;
const PAYMENTS_QUERY_KEY = "payments";

/** Queries a page of a day's payments, and the due refunds of all days. */
export function usePayments(filter: { day: string; provider: PaymentProviderName | ""; page: number }) {
  const { day, provider, page } = filter;
  return useQuery({
    queryKey: [PAYMENTS_QUERY_KEY, day, provider, page],
    queryFn: () =>
      unwrapApiResult(
        api.call("GET /console/v1/payments", {
          query: { day, provider: provider || undefined, page: String(page) },
        }),
      ),
    placeholderData: keepPreviousData,
  });
}

/** Returns functions that compare a day with the providers, and record manual refunds of late payments. */
export function usePaymentActions() {
  const client = useQueryClient();
  const { language } = useLanguage();
  const refetchPayments = () => client.invalidateQueries({ queryKey: [PAYMENTS_QUERY_KEY] });
  return {
    refresh: refetchPayments,
    /** Compares the payments of a whole day with the providers, page by page. Null: the server refused the request. */
    async compare(day: string): Promise<PaymentComparison | null> {
      const whole: PaymentComparison = { count: 0, unanswered: 0, isMore: false, differences: [] };
      for (let page = 0; ; page += 1) {
        const [refusal, part] = await api.call("POST /console/v1/payments/compare", { body: { day, page } });
        if (refusal) {
          showRefusal(refusal, language);
          return null;
        }
        whole.count += part.count;
        whole.unanswered += part.unanswered;
        whole.differences.push(...part.differences);
        if (!part.isMore) break;
      }
      await refetchPayments();
      return whole;
    },
    /** Records that a late payment was returned manually. */
    async close(id: string): Promise<void> {
      const [refusal] = await api.call("POST /console/v1/payments/{id}/refund-given", { path: { id } });
      if (refusal) showRefusal(refusal, language);
      await refetchPayments();
    },
  };
}
