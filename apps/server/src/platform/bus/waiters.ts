/** Who waits for this process to deliver an event, or to end a turn of its relay that has yet to begin. */
export interface Waiters {
  delivered(seq: number): Promise<void>;
  turnEnd(): Promise<void>;
  /** The turn begins: returns its end. `isDone` is false where events of this process may still wait. */
  begin(): (end: { seen: number; isDone: boolean }) => void;
}

export function createWaiters(): Waiters {
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
