import { Button } from "@mantine/core";
import { useTranslate } from "../platform/use-language.tsx";

interface Props {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
}

/** Button that loads the next part of a list. Renders nothing at the end of the list. */
export function LoadMoreButton({ list: { hasNextPage, isFetchingNextPage, fetchNextPage } }: Props) {
  const t = useTranslate();
  if (!hasNextPage) return null;
  return (
    <Button
      variant="default"
      size="md"
      mx="auto"
      loading={isFetchingNextPage}
      onClick={() => void fetchNextPage()}
    >
      {t("resource.more")}
    </Button>
  );
}
