import { Box, Button, Center, Loader, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useT } from "../platform/use-language.tsx";

interface Props {
  query: { isPending: boolean; isError: boolean; refetch: () => Promise<unknown> };
  /** Said when it could not be read. */
  failed: string;
  /** In the middle of the page, at the head of a list, or at the start of a section. */
  place: "page" | "list" | "section";
  /** Room above, in a section. */
  mt?: "sm";
}

/** What stands in the place of what is being read, or could not be; nothing once it is there. */
export function QueryState({ query, failed, place, mt }: Props) {
  const t = useT();
  if (query.isPending)
    return (
      <Placed place={place} mt={mt}>
        <Loader aria-label={t("board.loading")} />
      </Placed>
    );
  if (!query.isError) return null;
  return (
    <Placed place={place} mt={mt}>
      <Stack align={place === "section" ? "flex-start" : "center"}>
        <Text>{failed}</Text>
        <Button size="md" onClick={() => void query.refetch()}>
          {t("board.again")}
        </Button>
      </Stack>
    </Placed>
  );
}

function Placed({ place, mt, children }: Pick<Props, "place" | "mt"> & { children: ReactNode }) {
  if (place === "section") return <Box mt={mt}>{children}</Box>;
  return place === "page" ? <Center h="100%">{children}</Center> : <Center py="xl">{children}</Center>;
}
