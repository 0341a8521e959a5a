import { Button, type ButtonProps } from "@mantine/core";
import type { ReactNode } from "react";
import { useBusy } from "../platform/use-busy.ts";

interface Props extends ButtonProps {
  onPress: () => Promise<unknown>;
  "aria-label"?: string;
  children: ReactNode;
}

/** Button that shows a loader while its action runs, and ignores further presses until it ends. */
export function BusyButton({ onPress, children, ...looks }: Props) {
  const { isBusy, run } = useBusy();
  return (
    <Button size="md" {...looks} loading={isBusy} onClick={() => void run(onPress)}>
      {children}
    </Button>
  );
}
