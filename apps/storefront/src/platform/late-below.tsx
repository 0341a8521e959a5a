import { Suspense } from "react";
import type { ComponentType } from "react";
import { late, useIsAwake } from "./late.tsx";

/**
 * A part of a page that lies below what is seen first: its code comes with the first sign of a hand. Until it is here
 * something of its size stands in its place.
 */
export function lateBelow<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Place: ComponentType,
): ComponentType<Props> {
  const Part = late(load);
  return function LateBelow(props: Props) {
    const isAwake = useIsAwake();
    const place = <Place />;
    return isAwake ? (
      <Suspense fallback={place}>
        <Part {...props} />
      </Suspense>
    ) : (
      place
    );
  };
}
