import { listChoicesWithoutParts } from "@dasturxon/domain/line-choices";
import { isActiveStatus } from "@dasturxon/domain/order-status";
import { findCommonOutOfStockAction, findOutOfStockAction } from "@dasturxon/domain/out-of-stock-action";
import { useT } from "../../platform/i18n.tsx";
import { useQuantityTexts } from "../../shop/basket/count-text.ts";
import { useCurrency, useText } from "../../shop/brand/brand.tsx";
import { getProductIcon } from "../../shop/menu/product-mark.ts";
import type { Order, TextByLanguage } from "../../platform/shapes.ts";
import { DottedTexts } from "../../ui/dotted-texts.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Price } from "../../ui/price.tsx";

/** Renders the lines of the order at the prices of the order time. */
export function OrderLines({ order }: { order: Order }) {
  const text = useText();
  const counts = useQuantityTexts();
  const currency = useCurrency();
  const t = useT();
  // The action for unavailable products is shown at each line only if it differs between lines. Otherwise the order's
  // details show it.
  const isMixed = isActiveStatus(order.status) && findCommonOutOfStockAction(order.cartItems) === null;
  return (
    <ul className="divide-y divide-line">
      {order.cartItems.map((line, at) => (
        <li key={at} className="flex flex-wrap items-center gap-3 py-2.5">
          <Picture
            image={line.image}
            mark={getProductIcon(line.productId)}
            ground={line.imageGround}
            alt=""
            width={48}
            height={48}
            sizes="48px"
            className="size-12 shrink-0 rounded-[12px]"
          />
          <div className="max-w-full flex-1">
            <span className="own-words block text-small font-medium">{text(line.name)}</span>
            <OrderLineChoices line={line} />
            {isMixed && (
              <p className="text-caption text-ink-3">
                {t("missing.title")}: {t(`missing.${findOutOfStockAction(line)}`)}
              </p>
            )}
          </div>
          {/* Below the price, because a column of its own would leave long names a few letters per line. */}
          <span className="ms-auto flex min-w-20 flex-col-reverse text-end">
            <span className="text-small text-ink-3">{counts.times(line)}</span>
            <Price amount={line.totalPrice} {...currency} className="text-small" />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Renders the products of a set and the other modifications of an order's line. */
function OrderLineChoices({ line }: { line: Order["cartItems"][number] }) {
  const text = useText();
  const formatItemName = ({ name, count }: { name: TextByLanguage; count: number }) =>
    text(name) + (count > 1 ? ` × ${count}` : "");
  const others = listChoicesWithoutParts(line);
  return (
    <div className="text-caption text-ink-3">
      {line.parts.length > 0 && (
        <ul>
          {line.parts.map((part, at) => (
            <li key={at}>{formatItemName(part)}</li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <p>
          <DottedTexts texts={others.map(formatItemName)} />
        </p>
      )}
    </div>
  );
}
