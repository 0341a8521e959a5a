import { basketStore, restoreBasketLine, setBasketLineCount } from "../../shop/basket/basket.ts";
import type { BasketLine } from "../../shop/basket/basket.ts";
import { useText } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { toast } from "../../ui/toast.tsx";

/**
 * Returns a function that changes a line's count. At 0 it removes the line and shows a toast with an undo button
 * [BK-5].
 */
export function useSetBasketLineCount(line: BasketLine): (count: number) => void {
  const t = useT();
  const text = useText();
  return (count) => {
    const before = setBasketLineCount(line.key, count);
    if (basketStore.get().lines.some(({ key }) => key === line.key)) return;
    void toast({
      text: t("basket.removed", { name: text(line.name) }),
      action: { label: t("action.undo"), onPress: () => restoreBasketLine(before, line.key) },
    });
  };
}
