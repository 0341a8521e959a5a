import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslate } from "../../../platform/use-language.tsx";
import { StockDialog } from "./stock-dialog.tsx";
import { type StockedProduct, useFormatProductCount, useMayEditStock, useStock } from "./use-stock.ts";

/** Shows the remaining stock of a product on its page, with a button to edit it. */
export function StockLine({ product }: { product: StockedProduct }) {
  const t = useTranslate();
  const countText = useFormatProductCount();
  const mayCount = useMayEditStock();
  const { query, leftOf } = useStock();
  const [isAsking, setAsking] = useState(false);
  const left = leftOf(product.id);
  const closeDialog = () => setAsking(false);
  if (!query.data) return null;
  return (
    <Group justify="space-between">
      <Text>
        {t("stock.title")}: <b>{left === null ? t("stock.uncounted") : countText(product, left)}</b>
      </Text>
      {mayCount && (
        <Button variant="default" size="md" onClick={() => setAsking(true)}>
          {t("stock.change")}
        </Button>
      )}
      {isAsking && <StockDialog products={[product]} onClose={closeDialog} onSaved={closeDialog} />}
    </Group>
  );
}
