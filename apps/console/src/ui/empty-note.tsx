import { Text } from "@mantine/core";
import type { ReactNode } from "react";

/** Text shown instead of an empty list. */
export function EmptyListNote({ children }: { children: ReactNode }) {
  return (
    <Text ta="center" c="dimmed" py="xl">
      {children}
    </Text>
  );
}
