import type { endpoints, SmsAccount } from "@dasturxon/contract";
import type { EndpointReply } from "@dasturxon/contract/endpoint";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api, unwrapApiResult } from "../../platform/api.ts";
import { showRefusal } from "../../platform/show-refusal.ts";
import { useLanguage } from "../../platform/use-language.tsx";

const ACCOUNTS_QUERY_KEY = ["sms-accounts"];
type SmsAccountsReply = EndpointReply<typeof endpoints.smsAccounts>;
export type TestSmsResult = EndpointReply<typeof endpoints.trySmsAccount>["end"];
type SmsAccountChange = Pick<SmsAccount, "isOn" | "partTiyin"> & { credentials?: Record<string, string> };

/** Queries the brand's accounts at SMS gateways. */
export function useSmsAccounts() {
  return useQuery({
    queryKey: ACCOUNTS_QUERY_KEY,
    queryFn: () => unwrapApiResult(api.call("GET /console/v1/sms-accounts")),
  });
}

/** Returns functions that change and test an account. The entered credentials are not cached in the browser. */
export function useSmsAccountActions({ gateway }: SmsAccount) {
  const client = useQueryClient();
  const { language } = useLanguage();
  return {
    /** Saves changes of an account at an SMS gateway. Returns whether the change was saved. */
    async change(body: SmsAccountChange): Promise<boolean> {
      const [refusal, changed] = await api.call("PUT /console/v1/sms-accounts/{gateway}", {
        path: { gateway },
        body,
      });
      if (refusal) showRefusal(refusal, language);
      else
        client.setQueryData<SmsAccountsReply>(
          ACCOUNTS_QUERY_KEY,
          (now) =>
            now && {
              ...now,
              accounts: now.accounts.map((known) => (known.gateway === gateway ? changed : known)),
            },
        );
      return refusal === null;
    },
    /** Returns the result of the test message. Null: the test was refused. */
    async tryOut(phone: string): Promise<TestSmsResult | null> {
      const [refusal, tried] = await api.call("POST /console/v1/sms-accounts/{gateway}/try", {
        path: { gateway },
        body: { phone, language },
      });
      if (refusal) showRefusal(refusal, language);
      return refusal ? null : tried.end;
    },
  };
}
