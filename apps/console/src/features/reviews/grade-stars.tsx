import { Group } from "@mantine/core";
import { Star } from "lucide-react";
import { useTranslate } from "../../platform/use-language.tsx";

/** Grade from one to five as stars. */
export function GradeStars({ grade }: { grade: number }) {
  const t = useTranslate();
  const color = grade <= 3 ? "var(--mantine-color-red-6)" : "var(--mantine-color-yellow-6)";
  return (
    <Group gap={2} wrap="nowrap" role="img" aria-label={t("reviews.stars", { grade })}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          size={16}
          aria-hidden
          color={star <= grade ? color : "var(--mantine-color-dimmed)"}
          fill={star <= grade ? color : "none"}
        />
      ))}
    </Group>
  );
}
