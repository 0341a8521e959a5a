import { Button, Group, Text } from "@mantine/core";
import { useTranslate } from "../../platform/use-language.tsx";

interface Props {
  /** Index of the shown page, starting at 0. */
  page: number;
  pages: number;
  onTurn: (page: number) => void;
}

/** Buttons for the previous and next page. Renders nothing if there is only one page. */
export function PaginationButtons({ page, pages, onTurn }: Props) {
  const t = useTranslate();
  if (pages <= 1) return null;
  return (
    <Group justify="center">
      <Button variant="default" size="md" disabled={page === 0} onClick={() => onTurn(page - 1)}>
        {t("page.before")}
      </Button>
      <Text className="num">{`${page + 1} / ${pages}`}</Text>
      <Button variant="default" size="md" disabled={page + 1 >= pages} onClick={() => onTurn(page + 1)}>
        {t("page.next")}
      </Button>
    </Group>
  );
}
