import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { type ApiError, call } from "../../platform/api.ts";
import { changeFulfillment } from "../../shop/location/fulfillment.ts";
import { tableStore } from "../../shop/location/table.ts";

/**
 * Seats the guest at the table of a scanned code and opens the menu of its branch [MN-4]. Returns the error, or null. Without
 * the secret, the link opens the table that was scanned before.
 */
export function useTableCode(id: string): ApiError | "no_secret" | null {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<ApiError | "no_secret" | null>(null);
  useEffect(() => {
    let isLeft = false;
    const scanned = tableStore.get();
    const known = scanned?.id === id ? scanned.secret : null;
    const tableSecret = new URLSearchParams(location.search).get("tableSecret") ?? known;
    if (!tableSecret) return setProblem("no_secret");
    void call("GET /users/v1/tables/{id}", { path: { id }, query: { tableSecret } }).then(
      ({ data, error }) => {
        if (isLeft) return;
        if (!data) return setProblem(error);
        tableStore.set({ ...data, secret: tableSecret, scannedAt: Date.now() });
        changeFulfillment({ serviceType: "DINE_IN", branchId: data.branchId });
        // The browser history must not contain the secret.
        void navigate("/", { replace: true });
      },
    );
    return () => {
      isLeft = true;
    };
  }, [id, navigate]);
  return problem;
}
