import { useState } from "react";
import { CalendarPlus, Clock, MapPin, Navigation, Phone } from "lucide-react";
import { Link } from "react-router";
import { formatPhoneHref } from "@dasturxon/domain/phone-href";
import { formatBusinessPhone } from "@dasturxon/domain/business-phone";
import { useBrand, useText } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { getBranchWeekHours } from "../../shop/location/branch-hours.ts";
import { Holidays } from "./holidays.tsx";
import { OpenStateText, useFormatHours } from "../../shop/location/open-words.tsx";
import type { PickerBranchChoice, ListedBranch } from "./use-branch-choice.ts";

export interface BranchSheetProps {
  /** Branch to show. Null closes the sheet. */
  id: string | null;
  choice: PickerBranchChoice;
  onClose(): void;
  onSelect(id: string): void;
}

/** Renders one branch: name, address, phone, the week's hours, and a button to select it [BN-3]. */
export function BranchSheet({ id, choice, onClose, onSelect }: BranchSheetProps) {
  const t = useT();
  const text = useText();
  const found = choice.listed.find(({ branch }) => branch.id === id) ?? null;
  // Preserves the content while the closing animation runs.
  const [shown, setShown] = useState<ListedBranch | null>(found);
  if (found && found.branch !== shown?.branch) setShown(found);
  const isClosedToday = shown?.today?.isClosedToday ?? false;
  return (
    <Sheet
      isOpen={found !== null}
      onClose={onClose}
      title={shown ? text(shown.branch.name) : ""}
      closeLabel={t("action.close")}
      width={480}
      footer={
        <Button
          size="large"
          isWide
          disabled={!shown?.today || isClosedToday}
          onClick={() => shown && onSelect(shown.branch.id)}
        >
          {t(isClosedToday ? "branch.closedToday" : "branch.select")}
        </Button>
      }
    >
      {shown && <BranchDetails {...shown} choice={choice} />}
    </Sheet>
  );
}

function BranchDetails({ branch, today, choice }: ListedBranch & { choice: PickerBranchChoice }) {
  const t = useT();
  const text = useText();
  const { merchant } = useBrand();
  const call = formatPhoneHref(branch.phone);
  const row = "flex min-h-12 items-center gap-3 text-small";
  return (
    <div className="grid gap-1 px-5 pb-5">
      <p className={row}>
        <MapPin size={19} aria-hidden className="shrink-0 text-ink-3" />
        <span className="flex-1 text-body">{text(branch.address)}</span>
        <a
          href={`https://maps.google.com/?q=${branch.latitude},${branch.longitude}`}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t("branch.route")}
          title={t("branch.route")}
          className="grid size-11 place-items-center rounded-full bg-sunken"
        >
          <Navigation size={18} aria-hidden />
        </a>
      </p>
      {call && (
        <a href={call} className={row}>
          <Phone size={19} aria-hidden className="shrink-0 text-ink-3" />
          <bdi dir="ltr" className="text-body text-brand-ink">
            {formatBusinessPhone(branch.phone)}
          </bdi>
        </a>
      )}
      {merchant.features.booking && branch.settings.bookingEnabled && (
        <Link to={`/booking?branch=${branch.id}`} className={`${row} text-body text-brand-ink`}>
          <CalendarPlus size={19} aria-hidden className="shrink-0" />
          {t("booking.title")}
        </Link>
      )}
      {today && (
        <p className={row}>
          <Clock size={19} aria-hidden className="shrink-0 text-ink-3" />
          <OpenStateText today={today} />
        </p>
      )}
      <WeekHours branch={branch} choice={choice} />
    </div>
  );
}

function WeekHours({ branch, choice }: { branch: ListedBranch["branch"]; choice: PickerBranchChoice }) {
  const t = useT();
  const hoursText = useFormatHours();
  const { merchant } = useBrand();
  if (choice.now === null) return null;
  const { now, serviceType } = choice;
  const question = { branch, serviceType, now, timeZone: merchant.timeZone };
  return (
    <>
      <Holidays {...question} />
      <dl className="mt-1 grid gap-2 rounded-card bg-sunken p-4 text-small">
        {getBranchWeekHours(question).map(({ weekName, intervals, isToday }) => (
          <div
            key={weekName}
            className={`flex justify-between gap-4 ${isToday ? "font-bold" : "text-ink-2"}`}
          >
            <dt>{t(`week.${weekName}`)}</dt>
            <dd>{hoursText(intervals)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
