import { SimpleGrid, Stack, Title } from "@mantine/core";
import type { ReactNode } from "react";

/** Group of related fields, side by side if there is enough space. */
export function FieldSection({
  title,
  isWide = false,
  children,
}: {
  title?: string;
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <Stack component="section" gap="sm" {...(title ? { "aria-label": title } : {})}>
      {title && (
        <Title order={3} size="h5">
          {title}
        </Title>
      )}
      {isWide ? children : <SimpleGrid cols={{ base: 1, xs: 2 }}>{children}</SimpleGrid>}
    </Stack>
  );
}
