import { ActionIcon, Button, Group } from "@mantine/core";
import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslate } from "../platform/use-language.tsx";

interface Props {
  isReadOnly: boolean;
  isBusy: boolean;
  canSave: boolean;
  onCancel: () => void;
  /** Called when the user removes the row. Null: the row cannot be removed, so there is no button for it. */
  onRemove: (() => void) | null;
  /** Additional buttons between "Cancel" and "Save". */
  children: ReactNode;
}

/** Buttons below the form of a row. "Save" submits the form. */
export function RowFormFooter({ isReadOnly, isBusy, canSave, onCancel, onRemove, children }: Props) {
  const t = useTranslate();
  return (
    <Group className="row-form-foot" justify="space-between" wrap="nowrap" gap={8}>
      {onRemove ? (
        <ActionIcon
          variant="subtle"
          color="red"
          size="lg"
          aria-label={t("resource.remove")}
          title={t("resource.remove")}
          onClick={onRemove}
        >
          <Trash2 size={20} />
        </ActionIcon>
      ) : (
        <span />
      )}
      <Group gap={8} wrap="nowrap">
        <Button variant="default" size="md" onClick={onCancel}>
          {t(isReadOnly ? "order.close" : "resource.cancel")}
        </Button>
        {children}
        {!isReadOnly && (
          <Button type="submit" size="md" loading={isBusy} disabled={!canSave}>
            {t("resource.save")}
          </Button>
        )}
      </Group>
    </Group>
  );
}
