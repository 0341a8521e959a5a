/** Promises that resolve when this process delivers an event, or ends a relay turn that has not started yet. */
export interface DeliveryWaiters {
  delivered(seq: number): Promise<void>;
  turnEnd(): Promise<void>;
  /**
   * Starts a relay turn and returns the callback that ends it. The callback gets `isDone`: false if events of this
   * process may still have no number.
   */
  begin(): (end: { seen: number; isDone: boolean }) => void;
}

export function createDeliveryWaiters(): DeliveryWaiters {
  let turns: (() => void)[] = [];
  let events: { seq: number; resolve: () => void }[] = [];
  return {
    delivered(seq) {
      const { promise, resolve } = Promise.withResolvers<void>();
      events.push({ seq, resolve });
      return promise;
    },
    turnEnd() {
      const { promise, resolve } = Promise.withResolvers<void>();
      turns.push(resolve);
      return promise;
    },
    begin() {
      const ending = turns;
      turns = [];
      return ({ seen, isDone }) => {
        for (const { seq, resolve } of events) if (seq <= seen) resolve();
        events = events.filter(({ seq }) => seq > seen);
        if (isDone) for (const resolve of ending) resolve();
        else turns.unshift(...ending);
      };
    },
  };
}
