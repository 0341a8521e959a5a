import { mayPerformTask } from "@dasturxon/domain/staff-permission";
import { useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { api, unwrapApiResult } from "../../../platform/api.ts";
import { useSignedInStaff } from "../../../platform/session.tsx";
import { useBell } from "../../../platform/use-bell.ts";
import { acknowledgedRefunds } from "./acknowledged-refunds.ts";
import { type RefundIdsByState, listUnacknowledgedRefunds } from "./unattended.ts";

const DUE_PAYMENTS_POLL_MS = 60_000;

type DueRefundIds = Pick<RefundIdsByState, "now" | "before" | "refused">;
const getPaymentId = ({ id }: { id: string }) => id;

const DueRefundsContext = createContext({ count: 0, refused: 0, differences: 0, answer: () => {} });

/**
 * Returns the number of unacknowledged refunds, how many of them the provider refused, the number of differences, and
 * `answer`, which acknowledges the refunds.
 */
export const useDueRefunds = () => useContext(DueRefundsContext);

/**
 * Rings on every page for refunds that need a staff member: failed ones, manual ones and late payments. Opening the
 * payments page acknowledges the refunds. Also rings for differences with providers, until a staff member has
 * acknowledged each. Only for roles that see the payments of all branches [PY-5].
 */
export function LivePayments({ children }: { children: ReactNode }) {
  const { role, branchIds } = useSignedInStaff();
  const [known, setKnown] = useState<DueRefundIds>({ now: [], before: [], refused: [] });
  const attended = acknowledgedRefunds.use();
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ["payments-due"],
    queryFn: () => unwrapApiResult(api.call("GET /console/v1/payments/due")),
    enabled: mayPerformTask(role, "see_payments") && branchIds === null,
    refetchInterval: DUE_PAYMENTS_POLL_MS,
    refetchIntervalInBackground: true,
  });
  useEffect(() => {
    if (!data) return;
    const refused = data.payments.filter(({ refundRefusedAt }) => refundRefusedAt !== null).map(getPaymentId);
    setKnown(({ now }) => ({ before: now, now: data.payments.map(getPaymentId), refused }));
  }, [data, dataUpdatedAt]);
  const open = listUnacknowledgedRefunds({ ...known, attended });
  const count = open.length;
  const refused = open.filter((id) => known.refused.includes(id)).length;
  const differences = data?.differences ?? 0;
  useBell(count + differences > 0, "money");
  const value = useMemo(
    () => ({ count, refused, differences, answer: () => acknowledgedRefunds.store(known.now) }),
    [count, refused, differences, known],
  );
  return <DueRefundsContext value={value}>{children}</DueRefundsContext>;
}
