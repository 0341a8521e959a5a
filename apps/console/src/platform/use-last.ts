import { useState } from "react";

/** The value, or the last one where there is none now: what slides out keeps its words. */
export function useLast<T>(value: T | null): T | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
