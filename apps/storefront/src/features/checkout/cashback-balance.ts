import { useEffect, useState } from "react";
import { call } from "../../platform/api.ts";
import { useBrand } from "../../shop/brand/brand.tsx";
import { useSession } from "../../shop/session/session.ts";

/** Returns the customer's cashback in soʻm [PR-3]. Returns 0 for guests, if cashback is off and while it is loading. */
export function useCashbackBalance(): number {
  const { merchant } = useBrand();
  const session = useSession();
  const [balance, setBalance] = useState(0);
  const isAsked = merchant.features.cashback && session !== null;
  useEffect(() => {
    if (!isAsked) return setBalance(0);
    const stop = new AbortController();
    void call("GET /users/v1/users/me", { signal: stop.signal }).then(({ data }) => {
      if (data && !stop.signal.aborted) setBalance(data.cashback);
    });
    return () => stop.abort();
  }, [isAsked]);
  return balance;
}
