import { Button, Group, Text } from "@mantine/core";
import { useTranslate } from "../../../platform/use-language.tsx";
import type { UnsavedSummary } from "./cell-state.ts";

interface Props {
  unsaved: UnsavedSummary;
  onAgain: () => void;
  onShow: (cell: { id: string; field: string }) => void;
}

/** Summary of the unsaved cells, with a button that retries the failed ones. */
export function UnsavedGridCellsStatus({ unsaved, onAgain, onShow }: Props) {
  const t = useTranslate();
  const { underWay, wrong, failed, first } = unsaved;
  const stuck = wrong + failed;
  return (
    <Group gap="xs" wrap="nowrap" className="grid-state">
      <Text role="status" size="sm" c={stuck > 0 ? "red" : "dimmed"}>
        {stuck > 0
          ? t("grid.stuck", { count: stuck })
          : underWay > 0
            ? t("grid.saving")
            : t("grid.all-saved")}
      </Text>
      {first && (
        <Button variant="default" size="md" onClick={() => onShow(first)}>
          {t("grid.show")}
        </Button>
      )}
      {failed > 0 && (
        <Button variant="default" size="md" onClick={onAgain}>
          {t("board.again")}
        </Button>
      )}
    </Group>
  );
}
