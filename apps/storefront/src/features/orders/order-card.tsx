import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { formatDate } from "@dasturxon/domain/format";
import { isActive, stepIndexOf, stepsOf } from "@dasturxon/domain/order-status";
import { useBrand, useCurrency, useText } from "../../platform/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { productMark } from "../../platform/product-mark.ts";
import type { Order } from "../../platform/shapes.ts";
import { Picture } from "../../ui/picture.tsx";
import { Price } from "../../ui/price.tsx";
import { useStatusWords } from "./status-words.ts";

const PICTURES = 4;

/** An order in the list: where it is, when, what, how much. */
export function OrderCard({ order }: { order: Order }) {
  const t = useT();
  const text = useText();
  const currency = useCurrency();
  const { timeZone } = useBrand().merchant;
  const { state, time } = useStatusWords()(order);
  const shown = order.cartItems.slice(0, PICTURES);
  const steps = stepsOf(order.serviceType);
  const reached = stepIndexOf(order.status, order.serviceType);
  return (
    <Link
      to={`/profile/orders/${order.id}`}
      className="block rounded-[20px] on-raised px-4 pt-4 pb-4 lg:px-5"
    >
      <span className="flex items-center justify-between gap-3">
        <span className="min-w-0">
          <span className={`block text-title font-bold ${order.status === "CANCELED" ? "text-bad-ink" : ""}`}>
            {state}
          </span>
          <span className="num block text-small text-ink-2">
            {time ?? formatDate(order.createdAt, timeZone, { time: "minutes" })}
          </span>
        </span>
        <ChevronRight size={20} aria-hidden className="shrink-0 text-ink-3 rtl:-scale-x-100" />
      </span>
      {isActive(order.status) && (
        <span aria-hidden className="mt-3 grid grid-flow-col auto-cols-fr gap-1">
          {steps.map((step, at) => (
            <span key={step} className={`h-1 rounded-full ${at <= reached ? "bg-brand" : "bg-sunken-2"}`} />
          ))}
        </span>
      )}
      <span className="mt-3.5 flex flex-wrap items-center gap-2">
        {shown.map((line, at) => (
          <Picture
            key={at}
            image={line.image}
            mark={productMark(line.productId)}
            ground={line.imageGround}
            alt={text(line.name)}
            width={44}
            height={44}
            sizes="44px"
            className="size-11 shrink-0 rounded-[12px]"
          />
        ))}
        {order.cartItems.length > PICTURES && (
          <span className="num grid size-11 shrink-0 place-items-center rounded-[12px] bg-sunken text-small text-ink-2">
            +{order.cartItems.length - PICTURES}
          </span>
        )}
        <span className="flex-1 text-end">
          <Price sum={order.totalPrice} {...currency} className="block text-body" />
          <span className="num block text-caption text-ink-3">
            {t("order.number", { number: order.number })}
          </span>
        </span>
      </span>
    </Link>
  );
}
