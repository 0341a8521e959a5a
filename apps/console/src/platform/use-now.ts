import { useEffect, useState } from "react";

/** Returns the current time, updated every `seconds`. Each component has its own timer. */
export function useNow(seconds = 10): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), seconds * 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  return now;
}
