import { Suspense, useState } from "react";
import type { ComponentType } from "react";
import { lazyComponent } from "./lazy-component.tsx";

/**
 * Lazy-loads a sheet that most guests never open, or open last. Its code is loaded on the first user interaction.
 * Nothing is rendered until it is first opened.
 */
export function lazySheet<Props extends { isOpen: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Sheet = lazyComponent(load);
  return function LateSheet(props: Props) {
    const [wasOpened, setWasOpened] = useState(props.isOpen);
    if (props.isOpen && !wasOpened) setWasOpened(true);
    return <Suspense>{wasOpened && <Sheet {...props} />}</Suspense>;
  };
}
