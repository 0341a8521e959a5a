import type { ReactNode } from "react";

/** Item of a description list: a name and its value. */
export function DetailItem({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
