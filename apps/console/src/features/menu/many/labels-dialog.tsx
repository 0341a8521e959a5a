import { Button, Checkbox, Group, Stack } from "@mantine/core";
import { useState } from "react";
import { type MessageId, useIsMessageId, useTranslate } from "../../../platform/use-language.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import shape from "virtual:resource/product";
import {
  type ProductLabelChange,
  countProductsByLabel,
  getNextLabelChange,
  applyLabelChange,
} from "./label-change.ts";

interface Props {
  products: readonly { labels: string[] }[];
  isBusy: boolean;
  onClose: () => void;
  onChange: (labelsOf: (labels: string[]) => string[]) => void;
}

/** Dialog that adds or removes labels. An indeterminate checkbox means that only some products have the label. */
export function LabelsDialog({ products, isBusy, onClose, onChange }: Props) {
  const t = useTranslate();
  const isMessage = useIsMessageId();
  const [change, setChange] = useState<ProductLabelChange>({});
  const counts = countProductsByLabel(products);
  const total = products.length;
  const formatLabelName = (label: string) =>
    isMessage(`product.labels.${label}`) ? t(`product.labels.${label}` as MessageId) : label;
  return (
    <Dialog title={t("product.labels")} isOpen onClose={onClose}>
      <Stack>
        <Stack gap={0} role="group" aria-label={t("product.labels")}>
          {[...new Set([...(shape.fields["labels"]?.choices ?? []), ...counts.keys()])].map((label) => {
            const count = counts.get(label) ?? 0;
            const isSome = count > 0 && count < total && change[label] === undefined;
            return (
              <Checkbox
                key={label}
                size="md"
                className="label-choice"
                label={formatLabelName(label)}
                description={isSome ? t("many.labels-some", { count, total }) : undefined}
                checked={change[label] ?? count === total}
                indeterminate={isSome}
                onChange={() => setChange(getNextLabelChange(change, label, { count, total }))}
              />
            );
          })}
        </Stack>
        <Group justify="flex-end">
          <Button variant="default" size="md" onClick={onClose}>
            {t("resource.cancel")}
          </Button>
          <Button
            size="md"
            loading={isBusy}
            disabled={Object.keys(change).length === 0}
            onClick={() => onChange((labels) => applyLabelChange(labels, change))}
          >
            {t("resource.save")}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
