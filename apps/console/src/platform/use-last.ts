import { useState } from "react";

/** Returns the value, or the last one if it is null. A closing drawer still shows its content during the animation. */
export function useLastValue<T>(value: T | null): T | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
