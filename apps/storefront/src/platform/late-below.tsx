import { Suspense, useEffect, useState } from "react";
import type { ComponentType } from "react";
import { late, useIsAwake } from "./late.tsx";

/** After the page is drawn: what is seen first has come by then. */
const IDLE_MS = 600;

/**
 * A part of a page that lies below what is seen first: its code comes with the first sign of a hand, or
 * once the page has nothing else to do. Until it is here
 * something of its size stands in its place.
 */
export function lateBelow<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Place: ComponentType,
): ComponentType<Props> {
  const Part = late(load);
  return function LateBelow(props: Props) {
    const isAwake = useIsAwake();
    const isIdle = useIsIdle();
    const place = <Place />;
    return isAwake || isIdle ? (
      <Suspense fallback={place}>
        <Part {...props} />
      </Suspense>
    ) : (
      place
    );
  };
}

/** False until the page has had a moment with nothing to do. */
function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsIdle(true), IDLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isIdle;
}
