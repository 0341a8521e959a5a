import type { PaymentAccount } from "@dasturxon/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api, unwrapApiResult } from "../../platform/api.ts";
import { showRefusal } from "../../platform/show-refusal.ts";
import { useLanguage } from "../../platform/use-language.tsx";

const ACCOUNTS_QUERY_KEY = ["payment-accounts"];
type PaymentAccountChange = Pick<PaymentAccount, "isOn"> & { credentials?: Record<string, string> };

/** Queries the brand's accounts at payment providers. */
export function usePaymentAccounts() {
  return useQuery({
    queryKey: ACCOUNTS_QUERY_KEY,
    queryFn: () => unwrapApiResult(api.call("GET /console/v1/payment-accounts")),
  });
}

/** Returns functions that change and test an account. The entered credentials are not cached in the browser. */
export function useAccountActions({ provider }: PaymentAccount) {
  const client = useQueryClient();
  const { language } = useLanguage();
  return {
    /** Saves changes of a payment account. Returns whether the change was saved. */
    async change(body: PaymentAccountChange): Promise<boolean> {
      const [refusal, changed] = await api.call("PUT /console/v1/payment-accounts/{provider}", {
        path: { provider },
        body,
      });
      if (refusal) showRefusal(refusal, language);
      else
        client.setQueryData<PaymentAccount[]>(ACCOUNTS_QUERY_KEY, (now) =>
          now?.map((known) => (known.provider === provider ? changed : known)),
        );
      return refusal === null;
    },
    /** Returns whether the webhook accepts a call with the stored keys. Null: the test was refused. */
    async tryOut(): Promise<boolean | null> {
      const [refusal, tried] = await api.call("POST /console/v1/payment-accounts/{provider}/try", {
        path: { provider },
      });
      if (refusal) showRefusal(refusal, language);
      return refusal ? null : tried.isAnswered;
    },
  };
}
