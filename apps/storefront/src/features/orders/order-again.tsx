import { RotateCcw, Search } from "lucide-react";
import { useNavigate } from "react-router";
import { isActiveStatus } from "@dasturxon/domain/order-status";
import { toSectionPath } from "../../shop/menu/section-id.ts";
import { useT } from "../../platform/i18n.tsx";
import { menuQuery } from "../../shop/menu/menu-query.ts";
import type { Order } from "../../platform/shapes.ts";
import { Button } from "../../ui/button.tsx";
import { RepeatOrderQuestion, useRepeatOrder } from "./repeat-order.ts";

/**
 * Renders the buttons to repeat an order. For an order rejected because of a missing product: repeat without it, or
 * find similar products.
 */
export function RepeatOrderButtons({ order }: { order: Order }) {
  const t = useT();
  const navigate = useNavigate();
  const { repeat, isBusy, question } = useRepeatOrder(order);
  const gone = new Set(order.cancelReason?.products.map(({ productId }) => productId));
  const isAnyLeft = order.cartItems.some(({ productId }) => !gone.has(productId));
  if (gone.size === 0) {
    const isFinished = !isActiveStatus(order.status) && order.status !== "CANCELED";
    return (
      <>
        <Button
          size="large"
          isWide
          look={isFinished ? "brand" : "quiet"}
          isBusy={isBusy}
          onClick={() => repeat()}
          className={isFinished ? undefined : "bg-raised!"}
        >
          <RotateCcw size={18} aria-hidden />
          {t("order.repeat")}
        </Button>
        <RepeatOrderQuestion {...question} />
      </>
    );
  }
  return (
    <div className="grid gap-2">
      {isAnyLeft && (
        <Button size="large" isWide isBusy={isBusy} onClick={() => repeat(gone)}>
          {t("order.repeatWithout")}
        </Button>
      )}
      <Button
        size="large"
        isWide
        look={isAnyLeft ? "quiet" : "brand"}
        onClick={() => void showSimilarProducts()}
        className={isAnyLeft ? "bg-raised!" : undefined}
      >
        <Search size={18} aria-hidden />
        {t("order.similar")}
      </Button>
      <RepeatOrderQuestion {...question} />
    </div>
  );

  /** Opens the menu at the category of the missing product. */
  async function showSimilarProducts(): Promise<void> {
    const menu = await menuQuery.load();
    const product = menu?.products.find(({ id }) => gone.has(id));
    void navigate(product ? toSectionPath(product.categoryId) : "/");
  }
}
