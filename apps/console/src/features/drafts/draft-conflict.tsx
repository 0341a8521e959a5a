import type { ChangeDraft } from "@dasturxon/contract";
import { Alert, Button, Group, Text } from "@mantine/core";
import { useTranslate } from "../../platform/use-language.tsx";
import { useDraftFormatters } from "./use-draft-words.ts";

interface Props {
  draft: ChangeDraft;
  conflict: NonNullable<ChangeDraft["conflict"]>;
  isBusy: boolean;
  onKeep: () => void;
  onDrop: () => void;
}

/**
 * Notice about a conflict: the row was changed or removed after the draft was made. Offers to keep or to drop the
 * draft.
 */
export function DraftConflictNotice({ draft, conflict, isBusy, onKeep, onDrop }: Props) {
  const t = useTranslate();
  const { labelOf, valueOf } = useDraftFormatters();
  const { entity, before } = draft;
  return (
    <Alert color="orange" mt="sm" title={conflict.isGone ? t("drafts.gone") : t("drafts.conflict")}>
      {!conflict.isGone &&
        Object.entries(conflict.now)
          .filter(([name, now]) => JSON.stringify(now) !== JSON.stringify(before[name]))
          .map(([name, now]) => (
            <Text key={name} size="sm">
              {t("drafts.now", {
                field: labelOf(entity, name),
                value: valueOf(entity, name, now),
                name: conflict.changedBy ?? t("resource.somebody"),
              })}
            </Text>
          ))}
      <Group gap="sm" mt="sm">
        {!conflict.isGone && (
          <Button size="md" variant="default" loading={isBusy} onClick={onKeep}>
            {t("drafts.keep")}
          </Button>
        )}
        <Button size="md" variant="default" color="red" loading={isBusy} onClick={onDrop}>
          {t("drafts.drop")}
        </Button>
      </Group>
    </Alert>
  );
}
