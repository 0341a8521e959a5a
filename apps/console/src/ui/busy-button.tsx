import { Button, type ButtonProps } from "@mantine/core";
import type { ReactNode } from "react";
import { useBusy } from "../platform/use-busy.ts";

interface Props extends ButtonProps {
  onPress: () => Promise<unknown>;
  "aria-label"?: string;
  children: ReactNode;
}

/** A button that shows that its work is under way and takes no second press meanwhile. */
export function BusyButton({ onPress, children, ...looks }: Props) {
  const { isBusy, run } = useBusy();
  return (
    <Button size="md" {...looks} loading={isBusy} onClick={() => void run(onPress)}>
      {children}
    </Button>
  );
}
