import { Box, Button, Center, Loader, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslate } from "../platform/use-language.tsx";

interface Props {
  query: { isPending: boolean; isError: boolean; refetch: () => Promise<unknown> };
  /** Text that is shown if the data of the query cannot be loaded. */
  failed: string;
  /** Place of the loading or error message: the middle of the page, the head of a list, or the start of a section. */
  area: "page" | "list" | "section";
  /** Margin above the message if the area is a section. */
  mt?: "sm";
}

/** Shows the loading or error state of a query. Renders nothing once the data is loaded. */
export function QueryStateView({ query, failed, area, mt }: Props) {
  const t = useTranslate();
  if (query.isPending)
    return (
      <QueryStateArea area={area} mt={mt}>
        <Loader role="progressbar" aria-label={t("board.loading")} />
      </QueryStateArea>
    );
  if (!query.isError) return null;
  return (
    <QueryStateArea area={area} mt={mt}>
      <Stack align={area === "section" ? "flex-start" : "center"}>
        <Text>{failed}</Text>
        <Button size="md" onClick={() => void query.refetch()}>
          {t("board.again")}
        </Button>
      </Stack>
    </QueryStateArea>
  );
}

function QueryStateArea({ area, mt, children }: Pick<Props, "area" | "mt"> & { children: ReactNode }) {
  if (area === "section") return <Box mt={mt}>{children}</Box>;
  return area === "page" ? <Center h="100%">{children}</Center> : <Center py="xl">{children}</Center>;
}
