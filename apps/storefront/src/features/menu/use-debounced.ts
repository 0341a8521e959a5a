import { startTransition, useEffect, useState } from "react";

/** Returns the value after it has not changed for this number of milliseconds (debounce). */
export function useDebouncedValue<T>(value: T, milliseconds: number): T {
  const [resting, setResting] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setResting(value)), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return resting;
}
