import { Suspense, useState } from "react";
import type { ComponentType } from "react";
import { late } from "./late.tsx";

/**
 * A sheet over a page that most guests leave unopened, or open last: its code comes with the first sign of a hand, and
 * nothing is drawn before it is opened for the first time.
 */
export function lateSheet<Props extends { isOpen: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Sheet = late(load);
  return function LateSheet(props: Props) {
    const [wasOpened, setWasOpened] = useState(props.isOpen);
    if (props.isOpen && !wasOpened) setWasOpened(true);
    return <Suspense>{wasOpened && <Sheet {...props} />}</Suspense>;
  };
}
