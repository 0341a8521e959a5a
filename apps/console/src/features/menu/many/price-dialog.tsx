import type { TextByLanguage as Words } from "@dasturxon/domain/text";
import { raisePrice } from "@dasturxon/domain/raised-price";
import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslate, useLocalizeText } from "../../../platform/use-language.tsx";
import { useFormatMoney } from "../../../platform/use-money.ts";
import { SaveDraftButton } from "../../../ui/draft-button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { findLargePriceChanges, ConfirmPricesDialog } from "../../../parts/prices/price-question.tsx";
import { NumberField } from "../../../ui/number-field.tsx";

interface Props {
  products: { id: string; name: Words; costPrice: number }[];
  isBusy: boolean;
  onClose: () => void;
  onChange: (priceOf: (price: number) => number) => void;
  /** Creates a draft of the new price for each product. Null if drafts are not available here. */
  onDraft: ((priceOf: (price: number) => number) => void) | null;
}

/** Maximum number of products in the preview. */
const MAX_SHOWN_PRODUCTS = 6;

/** Changes prices by a percentage, with a preview of the result. */
export function PriceDialog({ products, isBusy, onClose, onChange, onDraft }: Props) {
  const t = useTranslate();
  const text = useLocalizeText();
  const money = useFormatMoney();
  const [percent, setPercent] = useState(10);
  const [isAsking, setIsAsking] = useState(false);
  const large = findLargePriceChanges(
    products.map(({ id, name, costPrice }) => ({
      id,
      name: text(name),
      before: costPrice,
      after: raisePrice(costPrice, percent),
    })),
  );
  const save = () => onChange((price) => raisePrice(price, percent));
  const rest = products.length - MAX_SHOWN_PRODUCTS;
  if (isAsking)
    return (
      <ConfirmPricesDialog
        moves={large}
        isOfMany
        onAnswer={(isMeant) => {
          setIsAsking(false);
          if (isMeant) save();
        }}
      />
    );
  return (
    <Dialog title={t("many.price")} isOpen onClose={onClose}>
      <Stack>
        <NumberField
          label={t("many.percent")}
          description={t("many.percent-means")}
          min={-90}
          max={300}
          allowDecimal={false}
          hideControls
          rightSection="%"
          value={percent}
          onChange={(value) => setPercent(Number(value) || 0)}
        />
        <Stack gap={4}>
          {products.slice(0, MAX_SHOWN_PRODUCTS).map(({ id, name, costPrice }) => (
            <Group key={id} justify="space-between" gap="xs">
              <Text style={{ flex: 1 }}>{text(name)}</Text>
              <Text className="num">
                {money(costPrice)} → <b>{money(raisePrice(costPrice, percent))}</b>
              </Text>
            </Group>
          ))}
          {rest > 0 && <Text c="dimmed">{t("many.more", { count: rest })}</Text>}
        </Stack>
        {large.length > 0 && (
          <Alert color="yellow" role="status">
            {t("price.large", { count: large.length })}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" size="md" onClick={onClose}>
            {t("resource.cancel")}
          </Button>
          {onDraft && (
            <SaveDraftButton
              isBusy={isBusy}
              isDisabled={percent === 0}
              onPress={() => onDraft((price) => raisePrice(price, percent))}
            />
          )}
          <Button
            size="md"
            loading={isBusy}
            disabled={percent === 0}
            onClick={() => (large.length > 0 ? setIsAsking(true) : save())}
          >
            {t("resource.save")}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
