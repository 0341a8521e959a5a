import { Button, Group, Stack } from "@mantine/core";
import { useState } from "react";
import { ReferenceField } from "../../../fields/reference-field.tsx";
import { useTranslate } from "../../../platform/use-language.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import shape from "virtual:resource/category";

interface Props {
  isBusy: boolean;
  onClose: () => void;
  onChange: (categoryId: string) => void;
}

/** Selects the category to move products to. */
export function MoveToCategoryDialog({ isBusy, onClose, onChange }: Props) {
  const t = useTranslate();
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <Dialog title={t("many.category")} isOpen onClose={onClose}>
      <Stack>
        <ReferenceField
          label={t("product.categoryId")}
          to={shape}
          isOptional={false}
          value={chosen}
          onChange={setChosen}
        />
        <Group justify="flex-end">
          <Button variant="default" size="md" onClick={onClose}>
            {t("resource.cancel")}
          </Button>
          <Button size="md" loading={isBusy} disabled={!chosen} onClick={() => chosen && onChange(chosen)}>
            {t("resource.save")}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
