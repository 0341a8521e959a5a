import { useState } from "react";

/** Returns whether an operation is in progress, and `run`, which starts one. */
export function useBusy() {
  const [isBusy, setIsBusy] = useState(false);
  async function runBusy<T>(work: () => Promise<T>): Promise<T> {
    setIsBusy(true);
    try {
      return await work();
    } finally {
      setIsBusy(false);
    }
  }
  return { isBusy, run: runBusy };
}
