import { findServingState } from "@dasturxon/domain/timetable";
import type { Menu } from "../../platform/shapes.ts";
import { getServerTimeMs } from "../../platform/server-clock.ts";

const SERVING_HOURS_CHECK_INTERVAL_MS = 20_000;

/**
 * Calls `onChange` when a product's serving hours start or end while the page is open [MN-7]. Returns a function that
 * stops it.
 */
export function watchServingHours(menu: Menu, timeZone: string, onChange: () => void): () => void {
  const timetables = menu.products.flatMap(({ timetable }) => timetable ?? []).map((hours) => [hours]);
  const listServingStates = () =>
    timetables
      .map((each) => findServingState(each, { instant: getServerTimeMs(), timeZone }).isServed)
      .join();
  let last = listServingStates();
  const timer = setInterval(() => {
    const now = listServingStates();
    if (now !== last) onChange();
    last = now;
  }, SERVING_HOURS_CHECK_INTERVAL_MS);
  return () => clearInterval(timer);
}
