/** Source of the time: `now` for points in time, `monotonic` (milliseconds) for durations. */
export interface Clock {
  now(): Date;
  monotonic(): number;
}

export const systemClock: Clock = {
  now: () => new Date(),
  monotonic: () => performance.now(),
};

export interface TestClock extends Clock {
  /** Moves the clock forward by milliseconds. */
  advance(milliseconds: number): void;
  /** Sets the current time. The monotonic clock does not change. */
  set(instant: Date | string): void;
}

/** A clock that does not move by itself. @testing */
export function createTestClock(start: Date | string = "2026-03-02T07:00:00Z"): TestClock {
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
