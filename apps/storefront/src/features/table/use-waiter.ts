import { useEffect, useState } from "react";
import type { OrderBody, WaiterCall } from "@dasturxon/contract";
import { type ApiError, call } from "../../platform/api.ts";
import { createQuery } from "../../platform/query.ts";
import { createStoredStore } from "../../platform/stored-store.ts";
import type { ScannedTable } from "../../shop/location/table.ts";

interface LastWaiterCall {
  id: string;
  tableId: string;
  reason: WaiterCall["reason"];
}

/** Last call of the guest for the waiter, until it is answered. Stored, so that it survives a reload [OR-11]. */
const lastWaiterCallStore = createStoredStore<LastWaiterCall | null>({
  name: "waiter-call",
  empty: null,
  parse: (kept) => {
    const { id, tableId, reason } = kept as Partial<LastWaiterCall>;
    const isWhole = [id, tableId, reason].every((each) => typeof each === "string");
    return isWhole ? (kept as LastWaiterCall) : null;
  },
});

const waiterCallQuery = createQuery(
  (id: string) => call("GET /orders/v1/waiter-calls/{id}", { path: { id } }),
  {
    refreshEveryMs: 10_000,
    kept: 1,
  },
);

export type PaymentType = NonNullable<OrderBody["paymentType"]>;

export interface WaiterCallState {
  /** Reason of the call for the waiter that is not answered yet. Null if there is none. */
  called: WaiterCall["reason"] | null;
  /** Reason of the call for the waiter that is being sent. Null if none is being sent. */
  busy: WaiterCall["reason"] | null;
  problem: ApiError | null;
  callWaiter(): Promise<void>;
  /** Requests the bill, with the payment method if it is known. */
  askBill(paymentType: PaymentType | null): Promise<void>;
}

/** Calls the waiter to the table or for the bill, and polls until the call is answered. */
export function useWaiterCall({ id: tableId, secret: tableSecret }: ScannedTable): WaiterCallState {
  const [busy, setBusy] = useState<WaiterCallState["busy"]>(null);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const lastCall = lastWaiterCallStore.use();
  // A waiter call that the guest made at another table is ignored.
  const callId = lastCall?.tableId === tableId ? lastCall.id : null;
  const { data, error } = waiterCallQuery.use(callId);
  const hasEnded = data?.state === "ENDED" || error?.code === "not_found";
  useEffect(() => {
    if (hasEnded) lastWaiterCallStore.set(null);
  }, [hasEnded]);
  async function sendWaiterCall(reason: WaiterCall["reason"], paymentType: PaymentType | null) {
    setBusy(reason);
    const { data: made, error: refusal } = await call("POST /orders/v1/waiter-calls", {
      body: { tableId, tableSecret, reason, paymentType },
    });
    setBusy(null);
    setProblem(refusal);
    if (!made) return;
    lastWaiterCallStore.set({ id: made.id, tableId, reason: made.reason });
    void waiterCallQuery.reload(made.id);
  }
  const isOpen = callId !== null && !hasEnded;
  return {
    called: isOpen ? (data?.reason ?? lastCall?.reason ?? "WAITER") : null,
    busy,
    problem,
    callWaiter: () => sendWaiterCall("WAITER", null),
    askBill: (paymentType) => sendWaiterCall("BILL", paymentType),
  };
}
