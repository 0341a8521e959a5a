import type { ReactNode } from "react";

/** Name and value in a list of facts. */
export function DetailItem({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
