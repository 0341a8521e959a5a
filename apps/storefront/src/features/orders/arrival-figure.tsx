import { countMinutesLeft } from "@dasturxon/domain/arrival";
import { formatNumber, formatTime } from "@dasturxon/domain/format";
import { formatPromisedTime } from "@dasturxon/domain/time-span";
import { dayFromInstant } from "@dasturxon/domain/time-zone";
import { useT } from "../../platform/i18n.tsx";
import type { Order } from "../../platform/shapes.ts";
import { useBrand } from "../../shop/brand/brand.tsx";
import { useFormatDay } from "../../shop/brand/day-words.ts";
import type { KnownArrivalEstimate } from "./use-arrival.ts";

/** Minutes from which the time is shown instead of the minutes. */
const MAX_COUNTED_ARRIVAL_MINUTES = 60;

/** Returns whether the estimate is shown as a figure. At the door nothing is left to count. */
export function isArrivalShownAsFigure({ arrival }: KnownArrivalEstimate): boolean {
  return arrival !== null && arrival.step !== "door";
}

/**
 * Renders the arrival as the largest text of the page: minutes below an hour, else the time, or the requested time. It is
 * outside of live regions, because a screen reader would announce every minute.
 */
export function ArrivalFigure({
  order,
  known: { arrival, now },
}: {
  order: Order;
  known: KnownArrivalEstimate;
}) {
  const t = useT();
  const formatDayText = useFormatDay();
  const { timeZone } = useBrand().merchant;
  if (!arrival) return null;
  const time = formatTime(arrival.at, timeZone);
  const minutes = countMinutesLeft(arrival, now);
  if (arrival.step === "schedule")
    return (
      <FigureWithNote
        text={formatPromisedTime({ ...order, promisedAt: arrival.at }, timeZone)}
        note={formatDayText(dayFromInstant(arrival.at, timeZone))}
      />
    );
  if (minutes < MAX_COUNTED_ARRIVAL_MINUTES)
    return (
      <FigureWithNote
        text={formatNumber(minutes)}
        note={t("order.arrivalMinutes", { minutes, time })}
        isCount
      />
    );
  const isReadyTime = order.serviceType === "PICK_UP" || order.serviceType === "DINE_IN";
  return <FigureWithNote text={time} note={t(isReadyTime ? "order.readyTime" : "order.arrivalTime")} />;
}

function FigureWithNote({ text, note, isCount = false }: { text: string; note: string; isCount?: boolean }) {
  return (
    <p className="shrink-0 font-bold">
      <span
        className={`own-words block tracking-tight ${isCount ? "text-[4rem] leading-[0.95]" : "text-[2.25rem] leading-tight whitespace-nowrap"}`}
      >
        {text}
      </span>{" "}
      <span className="mt-1 block text-small">{note}</span>
    </p>
  );
}
