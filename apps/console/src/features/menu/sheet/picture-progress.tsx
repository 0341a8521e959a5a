import { Progress, Stack, Text } from "@mantine/core";
import { useTranslate } from "../../../platform/use-language.tsx";

/** Progress of the upload of a table's pictures. */
export function PictureProgress({ done, count }: { done: number; count: number }) {
  const t = useTranslate();
  const words = t("menuSheet.taking", { done, count });
  return (
    <Stack gap={4}>
      <Text role="status">{words}</Text>
      <Progress value={(100 * done) / count} size="lg" aria-label={words} />
    </Stack>
  );
}
