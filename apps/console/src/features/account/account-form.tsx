import { Stack, Title } from "@mantine/core";
import type { ReactNode } from "react";

interface Props {
  title: string;
  onSubmit: () => void;
  children: ReactNode;
}

/** Form of the account page: a title and its fields. */
export function AccountFormLayout({ title, onSubmit, children }: Props) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Stack gap="sm" component="section" aria-label={title}>
        <Title order={3} size="h5">
          {title}
        </Title>
        {children}
      </Stack>
    </form>
  );
}
