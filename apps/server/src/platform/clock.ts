/** Where the time comes from. Instants for facts, `monotonic` (milliseconds) for durations. */
export interface Clock {
  now(): Date;
  monotonic(): number;
}

export const systemClock: Clock = {
  now: () => new Date(),
  monotonic: () => performance.now(),
};

export interface TestClock extends Clock {
  /** Moves forward by milliseconds. */
  advance(milliseconds: number): void;
  /** Jumps to an instant; the monotonic clock does not move. */
  set(instant: Date | string): void;
}

/**
 * A clock that stands still until it is told to move.
 * @testing
 */
export function testClock(start: Date | string = "2026-03-02T07:00:00Z"): TestClock {
  let instant = new Date(start).getTime();
  let elapsed = 0;
  return {
    now: () => new Date(instant),
    monotonic: () => elapsed,
    advance(milliseconds) {
      instant += milliseconds;
      elapsed += milliseconds;
    },
    set(to) {
      instant = new Date(to).getTime();
    },
  };
}
