import { formatNumber } from "@dasturxon/domain/format";
import { Progress, Stack, Text } from "@mantine/core";
import { useLanguage, useTranslate } from "../../../platform/use-language.tsx";

/** Shows how many rows of the import are written. */
export function ImportWriteProgress({ done, count }: { done: number; count: number }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const words = t("menuSheet.writing", {
    done: formatNumber(done, language),
    count: formatNumber(count, language),
  });
  return (
    <Stack gap={4}>
      <Text role="status">{words}</Text>
      <Progress value={(100 * done) / count} size="lg" aria-label={words} />
    </Stack>
  );
}
