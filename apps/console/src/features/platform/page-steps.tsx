import { Button, Group, Text } from "@mantine/core";
import { useT } from "../../platform/use-language.tsx";

interface Props {
  /** The first page is 0. */
  page: number;
  pages: number;
  onTurn: (page: number) => void;
}

/** The way to the pages before and after this one; nothing where there is one alone. */
export function PageSteps({ page, pages, onTurn }: Props) {
  const t = useT();
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
