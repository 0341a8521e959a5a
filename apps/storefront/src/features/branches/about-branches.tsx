import { Phone } from "lucide-react";
import { formatPhoneHref } from "@dasturxon/domain/phone-href";
import { formatBusinessPhone } from "@dasturxon/domain/business-phone";
import { useBrand, useText } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import type { Branch } from "../../platform/shapes.ts";
import { getBranchWeekHours } from "../../shop/location/branch-hours.ts";
import { Holidays } from "./holidays.tsx";
import { useFormatHours } from "../../shop/location/open-words.tsx";
import { groupWeekSpans, useFormatWeekdayRange } from "./week-spans.ts";

/** Renders the branches with their address, opening hours and phone. */
export function AboutBranches({ branches, now }: { branches: readonly Branch[]; now: number }) {
  const t = useT();
  const text = useText();
  const { merchant } = useBrand();
  return (
    <section className="grid gap-4">
      <h2 className="text-title font-bold text-ink">{t("about.branches")}</h2>
      <ul className="grid gap-3">
        {branches.map((branch) => (
          <li key={branch.id} className="rounded-[20px] bg-raised px-4 py-3.5">
            <p className="own-words font-bold text-ink">{text(branch.name)}</p>
            <p className="own-words mt-0.5 text-small">{text(branch.address)}</p>
            <BranchHours branch={branch} now={now} />
            <Holidays {...toBranchHoursInput(branch)} now={now} timeZone={merchant.timeZone} />
            <BranchPhone phone={branch.phone} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Renders the phone as a link, or as text if it has no digits. */
function BranchPhone({ phone }: { phone: string | null }) {
  if (!phone) return null;
  const href = formatPhoneHref(phone);
  if (!href) return <p className="own-words mt-2 text-small">{phone}</p>;
  return (
    <a
      href={href}
      className="touch mt-2 inline-flex min-h-11 items-center gap-2 text-small font-medium text-brand-ink"
    >
      <Phone size={16} aria-hidden />
      <bdi dir="ltr">{formatBusinessPhone(phone)}</bdi>
    </a>
  );
}

/** Returns the service type whose hours are shown: pickup if the branch offers it, else delivery. */
function toBranchHoursInput(branch: Branch) {
  return { branch, serviceType: branch.settings.pickupEnabled ? "PICK_UP" : "DELIVERY" } as const;
}

/** Groups days with the same hours: "Mon–Fri 10:00–23:00". */
function BranchHours({ branch, now }: { branch: Branch; now: number }) {
  const spanName = useFormatWeekdayRange();
  const hoursText = useFormatHours();
  const { timeZone } = useBrand().merchant;
  const spans = groupWeekSpans(getBranchWeekHours({ ...toBranchHoursInput(branch), now, timeZone }));
  return (
    <ul className="mt-2 grid gap-0.5 text-small">
      {spans.map((span) => (
        <li key={span.from} className="flex flex-wrap gap-x-3">
          <span className="min-w-20">{spanName(span)}</span>
          <span className="text-ink">{hoursText(span.intervals)}</span>
        </li>
      ))}
    </ul>
  );
}
