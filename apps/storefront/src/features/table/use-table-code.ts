import type { TableByCode } from "@dasturxon/contract";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { type ApiError, call } from "../../platform/api.ts";
import { changeFulfillment } from "../../shop/location/fulfillment.ts";
import { tableStore } from "../../shop/location/table.ts";

/** Maximum time to wait for the table card's component, in milliseconds. */
const MAX_TABLE_CARD_WAIT_MS = 1_500;

const waitForTableCardTimeout = () => new Promise((resolve) => setTimeout(resolve, MAX_TABLE_CARD_WAIT_MS));

/**
 * Seats the guest at the table of a scanned code and opens the menu of its branch [MN-4]. Returns the error, or null. Without
 * the secret, the link opens the table that was scanned before. `served`: the table, if the page from the server
 * contains it.
 */
export function useTableCode(id: string, served: TableByCode | null): ApiError | "no_secret" | null {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<ApiError | "no_secret" | null>(null);
  useEffect(() => {
    let isLeft = false;
    const scanned = tableStore.get();
    const known = scanned?.id === id ? scanned.secret : null;
    const tableSecret = new URLSearchParams(location.search).get("tableSecret") ?? known;
    if (!tableSecret) return setProblem("no_secret");
    const secret = tableSecret;
    async function openTable() {
      const { data, error } = served
        ? { data: served, error: null }
        : await call("GET /users/v1/tables/{id}", { path: { id }, query: { tableSecret: secret } });
      // Preloads the table's card, so that the menu shows it at once. If loading fails or is slow, the menu page loads it.
      if (data)
        await Promise.race([import("./table-card.tsx").catch(() => undefined), waitForTableCardTimeout()]);
      if (isLeft) return;
      if (!data) return setProblem(error);
      tableStore.set({ ...data, secret, scannedAt: Date.now() });
      changeFulfillment({ serviceType: "DINE_IN", branchId: data.branchId });
      // The browser history must not contain the secret.
      void navigate("/", { replace: true });
    }
    void openTable();
    return () => {
      isLeft = true;
    };
  }, [id, navigate, served]);
  return problem;
}
