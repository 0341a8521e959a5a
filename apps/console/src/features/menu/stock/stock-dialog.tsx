import type { CountedProduct } from "@dasturxon/contract/stock";
import { hasRefusalCode } from "@dasturxon/contract/refusals/has-code";
import { Button, Group, Stack, Text } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../../platform/api.ts";
import { showRefusal } from "../../../platform/show-refusal.ts";
import { useBusy } from "../../../platform/use-busy.ts";
import { useLanguage, useTranslate, useLocalizeText } from "../../../platform/use-language.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { QueryStateView } from "../../../ui/query-state.tsx";
import { type StockedProduct, STOCK_QUERY_KEY, useFormatProductCount, useStock } from "./use-stock.ts";
import { NumberField } from "../../../ui/number-field.tsx";

const isStockAnswer = (present: Record<string, unknown>): present is { products: CountedProduct[] } =>
  Array.isArray(present["products"]);

interface Props {
  products: StockedProduct[];
  onClose: () => void;
  onSaved: () => void;
}

/** Edits the stock of products. If it changed meanwhile, shows the current count and leaves the input as it is. */
export function StockDialog({ products, onClose, onSaved }: Props) {
  const t = useTranslate();
  const text = useLocalizeText();
  const countText = useFormatProductCount();
  const { language } = useLanguage();
  const client = useQueryClient();
  const { isBusy, run } = useBusy();
  const { query, leftOf } = useStock();
  /** Stock when the user began to edit, by product id. */
  const [seen, setSeen] = useState<Record<string, number | null>>({});
  const [said, setSaid] = useState<Record<string, number | null>>({});
  const [moved, setMoved] = useState<string[]>([]);
  const getPreviousLeft = (id: string) => (id in seen ? (seen[id] ?? null) : leftOf(id));
  function setStockLeft(id: string, left: number | null) {
    if (!(id in seen)) setSeen({ ...seen, [id]: leftOf(id) });
    setSaid({ ...said, [id]: left });
  }
  const changed = Object.entries(said).filter(([id, left]) => left !== getPreviousLeft(id));
  async function saveStock() {
    const sent = changed.map(([id, left]) => ({ id, left, was: getPreviousLeft(id) }));
    const [refusal] = await api.call("PUT /console/v1/menu/stock", { body: { products: sent } });
    await client.invalidateQueries({ queryKey: STOCK_QUERY_KEY });
    if (!refusal) return onSaved();
    showRefusal(refusal, language);
    const { present } = hasRefusalCode(refusal, "stale_version") ? refusal.data : { present: undefined };
    if (!present || !isStockAnswer(present)) return;
    setMoved(present.products.map(({ id }) => id));
    setSeen({ ...seen, ...Object.fromEntries(present.products.map(({ id, left }) => [id, left])) });
  }
  return (
    <Dialog title={t("stock.title")} isOpen onClose={onClose}>
      <Stack>
        <Text size="sm" c="dimmed">
          {t("stock.hint")}
        </Text>
        <QueryStateView query={query} failed={t("resource.failed")} area="section" />
        {query.data &&
          products.map((product) => {
            const { id } = product;
            const left = id in said ? said[id] : getPreviousLeft(id);
            const was = getPreviousLeft(id);
            const formatCount = (count: number | null) =>
              count === null ? t("stock.uncounted") : countText(product, count);
            return (
              <NumberField
                key={id}
                label={text(product.name)}
                description={product.isWeighed && left != null ? countText(product, left) : undefined}
                error={moved.includes(id) && t("stock.moved", { left: formatCount(was) })}
                placeholder={t("stock.uncounted")}
                min={0}
                max={1_000_000}
                clampBehavior="strict"
                allowDecimal={false}
                allowNegative={false}
                thousandSeparator=" "
                hideControls
                value={left ?? ""}
                onChange={(value) => setStockLeft(id, value === "" ? null : Number(value))}
              />
            );
          })}
        <Group justify="flex-end">
          <Button variant="default" size="md" onClick={onClose}>
            {t("resource.cancel")}
          </Button>
          <Button
            size="md"
            loading={isBusy}
            disabled={changed.length === 0}
            onClick={() => void run(saveStock)}
          >
            {t("resource.save")}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
