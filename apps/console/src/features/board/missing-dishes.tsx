import type { BoardOrder } from "@dasturxon/contract";
import { findOutOfStockAction } from "@dasturxon/domain/out-of-stock-action";
import { Checkbox, Select, Stack } from "@mantine/core";
import { type StopDurationChoice, stopChoices } from "../../parts/stops/stop-product.ts";
import { useTranslate, useLocalizeText } from "../../platform/use-language.tsx";

interface Props {
  order: BoardOrder;
  missing: string[];
  setMissing: (productIds: string[]) => void;
  /** Time for which the missing products are not sold. Null: they stay on sale. */
  stopUntil: StopDurationChoice | null;
  setStopUntil: (until: StopDurationChoice | null) => void;
}

/** Selects the products of the order that are sold out, and whether to stop selling them. */
export function MissingDishes({ order, missing, setMissing, stopUntil, setStopUntil }: Props) {
  const t = useTranslate();
  const text = useLocalizeText();
  const dishes = new Map(order.cartItems.map(({ productId, name }) => [productId, text(name)]));
  const formatOutOfStockAction = (id: string) => {
    const line = order.cartItems.find(({ productId }) => productId === id);
    return line && t("gone.line", { choice: t(`gone.${findOutOfStockAction(line)}`) });
  };
  return (
    <Stack gap="xs" ms="xl" mb="xs">
      <Checkbox.Group value={missing} onChange={setMissing} label={t("refuse.which")}>
        {Array.from(dishes, ([id, name]) => (
          <Checkbox
            key={id}
            value={id}
            label={name}
            description={formatOutOfStockAction(id)}
            size="md"
            className="radio-row"
          />
        ))}
      </Checkbox.Group>
      <Select
        label={t("refuse.stop-too")}
        size="md"
        allowDeselect={false}
        comboboxProps={{ withinPortal: false }}
        value={stopUntil ?? "no"}
        onChange={(value) => setStopUntil(stopChoices.find((choice) => choice === value) ?? null)}
        data={[
          ...stopChoices.map((choice) => ({ value: choice, label: t(`stop.${choice}`) })),
          { value: "no", label: t("refuse.stop-not") },
        ]}
      />
    </Stack>
  );
}
