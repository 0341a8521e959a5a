import { Suspense, useEffect, useState } from "react";
import type { ComponentType } from "react";
import { lazyComponent, useIsInteractive } from "./lazy-component.tsx";

/** Delay after which the page is idle, milliseconds. The visible content is loaded by then. */
const IDLE_DELAY_MS = 600;

/**
 * Lazy-loads a part of a page below the visible area. Its code is loaded on the first user interaction, or once the
 * page is idle. Until then, a placeholder of the same size is shown.
 */
export function lazyPartBelowFold<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Place: ComponentType,
): ComponentType<Props> {
  const Part = lazyComponent(load);
  return function LateBelow(props: Props) {
    const isAwake = useIsInteractive();
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

/** Returns false until the page has been idle. */
function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsIdle(true), IDLE_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isIdle;
}
