import { Bike, House, Navigation, Phone, Store } from "lucide-react";
import type { ReactNode } from "react";
import type { OrderCourier } from "@dasturxon/contract";
import { isBroughtByCourier } from "@dasturxon/domain/courier-status";
import { formatPhoneHref } from "@dasturxon/domain/phone-href";
import { formatAddressLine, formatAddressSubtitle } from "../../shop/location/address-line.ts";
import { useText } from "../../shop/brand/brand.tsx";
import { useFormatHouseDetails } from "../../shop/location/house-words.ts";
import { useT } from "../../platform/i18n.tsx";
import type { Order } from "../../platform/shapes.ts";
import { DottedTexts } from "../../ui/dotted-texts.tsx";
import type { DottedTextsProps } from "../../ui/dotted-texts.tsx";

/** Returns whether the courier is shown: only on the way, because before and afterwards they serve other customers. */
export function isCourierShown({ courier, status }: Order, seen: OrderCourier | null): boolean {
  return status === "ON_WAY" && (courier !== null || seen !== null);
}

/**
 * Renders the courier of an order on its way: name, vehicle or state, and a button to phone the courier. `seen` contains
 * the data from a delivery service.
 */
export function CourierCard({ order, seen }: { order: Order; seen: OrderCourier | null }) {
  const t = useT();
  const { courier, courierStatus } = order;
  if (!isCourierShown(order, seen)) return null;
  // A courier who returns with the order stays anonymous. The data of the last request may still be known.
  const isNamed = isBroughtByCourier(order);
  const name = (isNamed && (seen?.name ?? courier?.name)) || t("order.courier");
  const href = isNamed && formatPhoneHref(seen?.phone ?? courier?.phone);
  const vehicle = isNamed && (seen?.vehicle ?? courier?.vehicle);
  const state = courierStatus ? t(`courier.${courierStatus}`) : t("order.courier");
  return (
    <div className="flex min-h-14 items-center gap-3 py-1.5">
      <span
        aria-hidden
        className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken-2 text-ink-2"
      >
        <Bike size={20} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-body font-bold [overflow-wrap:anywhere]">{name}</span>
        <span className="block text-small text-ink-2">{vehicle ? <bdi>{vehicle}</bdi> : state}</span>
      </span>
      {href && (
        <a
          href={href}
          aria-label={t("order.callCourier", { name })}
          className="-me-2 inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-control px-2 font-bold text-brand-ink"
        >
          <Phone size={18} aria-hidden />
          {t("order.call")}
        </a>
      )}
    </div>
  );
}

/** Renders the branch: address and a button to phone the branch. For pickup, also a link to directions. */
export function BranchCard({ order }: { order: Order }) {
  const t = useT();
  const text = useText();
  const { branch } = order;
  const name = text(branch.name);
  const isTaken = order.serviceType === "PICK_UP" || order.serviceType === "DINE_IN";
  return (
    <PersonRow icon={<Store size={20} aria-hidden />} title={name} notes={[text(branch.address)]}>
      {isTaken && (
        <a
          href={`geo:${branch.latitude},${branch.longitude}?q=${branch.latitude},${branch.longitude}`}
          aria-label={t("order.wayTo", { branch: name })}
          title={t("order.wayTo", { branch: name })}
          className="grid size-11 shrink-0 place-items-center rounded-full bg-sunken"
        >
          <Navigation size={20} aria-hidden />
        </a>
      )}
      {branch.phone && <CallLink phone={branch.phone} label={t("order.callBranch", { branch: name })} />}
    </PersonRow>
  );
}

/** Renders the delivery address. */
export function AddressCard({ order }: { order: Order }) {
  const { address } = order;
  const doorWords = useFormatHouseDetails();
  if (!address) return null;
  const notes = [formatAddressSubtitle(address), doorWords(address.details), address.comment];
  return (
    <PersonRow icon={<House size={20} aria-hidden />} title={formatAddressLine(address)} notes={notes} />
  );
}

function CallLink({ phone, label }: { phone: string; label: string }) {
  const href = formatPhoneHref(phone);
  if (!href) return null;
  return (
    <a
      href={href}
      aria-label={label}
      title={label}
      className="grid size-11 shrink-0 place-items-center rounded-full bg-good-soft text-good-ink"
    >
      <Phone size={20} aria-hidden />
    </a>
  );
}

interface RowProps {
  icon: ReactNode;
  title: string;
  notes: DottedTextsProps["texts"];
  children?: ReactNode;
}

function PersonRow({ icon, title, notes, children }: RowProps) {
  return (
    <div className="flex min-h-14 items-center gap-3 py-1.5">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-ink-2">
        {icon}
      </span>
      <span className="min-w-0 flex-1">
        <span className="own-words block text-body font-medium">{title}</span>
        <span className="block text-small text-ink-2 empty:hidden">
          <DottedTexts texts={notes} />
        </span>
      </span>
      {children}
    </div>
  );
}
