import type { endpoints } from "@dasturxon/contract";
import type { EndpointReply } from "@dasturxon/contract/endpoint";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api, unwrapApiResult } from "../../platform/api.ts";

export type SmsMonth = EndpointReply<typeof endpoints.smsMessages>["month"];

/** Refetch interval of the newest page in milliseconds, because the status of messages changes. */
const SMS_REFETCH_MS = 5000;

/** Queries a page of a day's SMS messages and the cost of the month. */
export function useSmsMessages({ day, page }: { day: string; page: number }) {
  return useQuery({
    queryKey: ["sms-messages", day, page],
    queryFn: () =>
      unwrapApiResult(api.call("GET /console/v1/sms-messages", { query: { day, page: String(page) } })),
    placeholderData: keepPreviousData,
    refetchInterval: page === 0 ? SMS_REFETCH_MS : false,
  });
}
