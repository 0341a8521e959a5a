/**
 * Poll interval in milliseconds. A process normally relays its own events. The poll finds events of a process that
 * crashed before it relayed them.
 */
const RELAY_POLL_INTERVAL_MS = 2_000;

/** Signal that ends the pause between two relay turns. */
export interface WakeSignal {
  wake(): void;
  /** Discards earlier calls of `wake`, at the start of a turn. */
  reset(): void;
  /** Waits for the next `wake`, at most two seconds. Resolves at once if `wake` was called since `reset`. */
  rest(): Promise<void>;
}

export function createWakeSignal(): WakeSignal {
  let isWoken = false;
  let resolvePause = () => undefined as void;
  return {
    wake() {
      isWoken = true;
      resolvePause();
    },
    reset() {
      isWoken = false;
    },
    // The pause does not use `AbortSignal`, because an aborted signal would create an error for every order.
    async rest() {
      if (isWoken) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, RELAY_POLL_INTERVAL_MS);
      resolvePause = resolve;
      await promise;
      clearTimeout(timer);
    },
  };
}
