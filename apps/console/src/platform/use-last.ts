import { useState } from "react";

/**
 * Returns the value, or the last non-null value if it is null. With it, a drawer keeps its content during the close
 * animation.
 */
export function useLastNonNullValue<T>(value: T | null): T | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
