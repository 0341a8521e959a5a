import { startTransition, useEffect, useState } from "react";

/** The value as it was when it last stood still for so many milliseconds. */
export function useResting<T>(value: T, milliseconds: number): T {
  const [resting, setResting] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setResting(value)), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return resting;
}
