import { useState } from "react";

/** Whether a piece of work is under way, and how to run one. */
export function useBusy() {
  const [isBusy, setIsBusy] = useState(false);
  async function run<T>(work: () => Promise<T>): Promise<T> {
    setIsBusy(true);
    try {
      return await work();
    } finally {
      setIsBusy(false);
    }
  }
  return { isBusy, run };
}
