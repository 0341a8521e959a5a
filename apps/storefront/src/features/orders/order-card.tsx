import { calculateAmountDue } from "@dasturxon/domain/tips";
import { ChevronRight, RotateCcw } from "lucide-react";
import { Link } from "react-router";
import { isAwaitingPayment } from "@dasturxon/domain/order-permission";
import { isActiveStatus, findProgressStepIndex, listProgressSteps } from "@dasturxon/domain/order-status";
import { useCurrency, useText } from "../../shop/brand/brand.tsx";
import { useFormatDate } from "../../shop/brand/date-words.ts";
import { useJoinByCommas } from "../../shop/brand/listed-words.ts";
import { useT } from "../../platform/i18n.tsx";
import { getProductIcon } from "../../shop/menu/product-mark.ts";
import type { Order } from "../../platform/shapes.ts";
import { Button } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Price } from "../../ui/price.tsx";
import { RepeatOrderQuestion, useRepeatOrder } from "./repeat-order.ts";
import { useFormatStatus } from "./status-words.ts";

const MAX_ORDER_CARD_PICTURES = 4;

/** Renders an order in the list: its state, time, products and price, and a button to repeat a finished one. */
export function OrderCard({ order }: { order: Order }) {
  const t = useT();
  const listedWords = useJoinByCommas();
  const text = useText();
  const currency = useCurrency();
  const dateWords = useFormatDate();
  const { repeat, isBusy, question } = useRepeatOrder(order);
  const { state, time } = useFormatStatus()(order);
  const shown = order.cartItems.slice(0, MAX_ORDER_CARD_PICTURES);
  const steps = listProgressSteps(order.serviceType);
  const reached = findProgressStepIndex(order.status, order.serviceType);
  const names = listedWords(order.cartItems.map((line) => text(line.name)));
  return (
    <article className="relative rounded-[20px] on-raised px-4 pt-4 pb-4 lg:px-5">
      <span className="flex items-center justify-between gap-3">
        <span className="min-w-0">
          <Link
            to={`/profile/orders/${order.id}`}
            className={`block text-title font-bold after:absolute after:inset-0 after:rounded-[20px] ${order.status === "CANCELED" ? "text-bad-ink" : ""}`}
          >
            {state}
          </Link>
          <span className="block text-small text-ink-2">{time ?? dateWords(order.createdAt)}</span>
        </span>
        <ChevronRight size={20} aria-hidden className="shrink-0 text-ink-3 rtl:-scale-x-100" />
      </span>
      {isActiveStatus(order.status) && !isAwaitingPayment(order) && (
        <span aria-hidden className="mt-3 grid grid-flow-col auto-cols-fr gap-1">
          {steps.map((step, at) => (
            <span key={step} className={`h-1 rounded-full ${at <= reached ? "bg-brand" : "bg-sunken-2"}`} />
          ))}
        </span>
      )}
      <p className="mt-3 line-clamp-2 text-small text-ink-2">
        {t("orders.dishes", { names, count: order.productCount })}
      </p>
      <span className="mt-3 flex flex-wrap items-center gap-2">
        {shown.map((line, at) => (
          <Picture
            key={at}
            image={line.image}
            mark={getProductIcon(line.productId)}
            ground={line.imageGround}
            alt=""
            width={44}
            height={44}
            sizes="44px"
            className="size-11 shrink-0 rounded-[12px]"
          />
        ))}
        {order.cartItems.length > MAX_ORDER_CARD_PICTURES && (
          <span className="grid size-11 shrink-0 place-items-center rounded-[12px] bg-sunken text-small text-ink-2">
            +{order.cartItems.length - MAX_ORDER_CARD_PICTURES}
          </span>
        )}
        <span className="flex-1 text-end">
          <Price amount={calculateAmountDue(order)} {...currency} className="block text-body" />
          <span className="block text-caption text-ink-3">{t("order.number", { number: order.number })}</span>
        </span>
      </span>
      {!isActiveStatus(order.status) && (
        <Button
          look="quiet"
          isWide
          isBusy={isBusy}
          onClick={() => repeat()}
          // Places the button above the link that covers the card, so that the button receives taps.
          className="relative mt-3.5"
        >
          <RotateCcw size={16} aria-hidden />
          {t("orders.repeat")}
        </Button>
      )}
      <RepeatOrderQuestion {...question} />
    </article>
  );
}
