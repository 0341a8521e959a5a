import { basketStore, restoreLine, setLineCount } from "../../shop/basket/basket.ts";
import type { BasketLine } from "../../shop/basket/basket.ts";
import { useText } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { toast } from "../../ui/toast.tsx";

/** Changes a line's count; at 0 the line goes, and a toast offers to put it back [BK-5]. */
export function useLineCount(line: BasketLine): (count: number) => void {
  const t = useT();
  const text = useText();
  return (count) => {
    const before = setLineCount(line.key, count);
    if (basketStore.get().lines.some(({ key }) => key === line.key)) return;
    void toast({
      text: t("basket.removed", { name: text(line.name) }),
      action: { label: t("action.undo"), onPress: () => restoreLine(before, line.key) },
    });
  };
}
