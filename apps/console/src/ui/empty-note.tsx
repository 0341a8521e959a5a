import { Text } from "@mantine/core";
import type { ReactNode } from "react";

/** What stands in place of a list that has nothing to show. */
export function EmptyNote({ children }: { children: ReactNode }) {
  return (
    <Text ta="center" c="dimmed" py="xl">
      {children}
    </Text>
  );
}
