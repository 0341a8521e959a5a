import { Badge, Group } from "@mantine/core";
import { useTranslate } from "../platform/use-language.tsx";

interface Props {
  added: number;
  changed: number;
  unchanged: number;
  faulty: number;
}

/** Shows how many rows of a file would be added, changed or left unchanged, and how many are invalid. */
export function ImportRowCounts({ added, changed, unchanged, faulty }: Props) {
  const t = useTranslate();
  return (
    <Group gap="sm" role="status" aria-label={t("menuSheet.plan")}>
      <Badge size="lg" color="teal" variant="light">
        {t("menuSheet.new", { count: added })}
      </Badge>
      <Badge size="lg" color="blue" variant="light">
        {t("menuSheet.changed", { count: changed })}
      </Badge>
      <Badge size="lg" color="gray" variant="light">
        {t("menuSheet.unchanged", { count: unchanged })}
      </Badge>
      <Badge size="lg" color={faulty > 0 ? "red" : "gray"} variant="light">
        {t("menuSheet.faulty", { count: faulty })}
      </Badge>
    </Group>
  );
}
