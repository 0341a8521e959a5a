import { Phone } from "lucide-react";
import { formatPhoneHref } from "@dasturxon/domain/phone-href";
import { useT } from "../../platform/i18n.tsx";
import { BrandPhoneField } from "../../shop/brand/brand-phone-field.tsx";
import { Stepper } from "../../ui/stepper.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { Card } from "../../ui/card.tsx";
import { changeBookingDraft } from "./draft.ts";
import type { Booking, BookingCardProps } from "./use-booking.ts";

const MAX_CHAIRS = 50;

/** Renders the choice of the party size. If no table is large enough, shows the branch's phone number. */
export function PartySizeCard({ booking: { draft, times, branch }, error }: BookingCardProps) {
  const t = useT();
  const call = formatPhoneHref(branch?.bookingPhone);
  return (
    <Card
      id="booking-chairs"
      title={t("booking.guests")}
      error={error}
      end={
        <Stepper
          count={draft.chairs}
          min={1}
          max={MAX_CHAIRS}
          onChange={(chairs) => changeBookingDraft({ chairs })}
          labels={{ less: t("booking.fewer"), more: t("booking.more") }}
        />
      }
    >
      {times?.tables.length === 0 && (
        <p role="status" className="text-small text-warn-ink">
          {t("booking.noTable", { count: draft.chairs })}{" "}
          {call && (
            <a
              href={call}
              className="touch inline-flex items-center gap-1 font-bold underline underline-offset-2"
            >
              <Phone size={14} aria-hidden />
              {t("booking.call")}
            </a>
          )}
        </p>
      )}
    </Card>
  );
}

/** Renders the name and phone of the guest. */
export function BookingGuestCard({ booking: { name, phone }, error }: BookingCardProps) {
  const t = useT();
  return (
    <Card id="booking-phone" title={t("booking.who")}>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={t("booking.name")}
          name="name"
          autoComplete="name"
          autoCapitalize="words"
          maxLength={80}
          value={name}
          onChange={(event) => changeBookingDraft({ name: event.target.value })}
          className="[&>span]:min-h-13"
        />
        <BrandPhoneField
          label={t("booking.phone")}
          value={phone}
          onChange={(next) => changeBookingDraft({ phone: next })}
          error={error && t("signIn.phoneShort")}
        />
      </div>
    </Card>
  );
}

export function BookingCommentCard({ booking: { draft } }: { booking: Booking }) {
  const t = useT();
  return (
    <Card id="booking-wish" title={t("booking.wish")}>
      <TextArea
        label={t("booking.wishLabel")}
        placeholder={t("booking.wishExample")}
        maxLength={300}
        value={draft.comment}
        onChange={(event) => changeBookingDraft({ comment: event.target.value })}
      />
    </Card>
  );
}
