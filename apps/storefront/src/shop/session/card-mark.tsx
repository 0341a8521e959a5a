import type { CardBrand } from "@dasturxon/domain/card-number";

const CARD_BRAND_NAMES: Record<CardBrand, string> = {
  UZCARD: "UZCARD",
  HUMO: "HUMO",
  VISA: "VISA",
  MASTERCARD: "MC",
  OTHER: "····",
};

/**
 * Renders a small bank card with the name of its payment system. The name is text and not a logo, because the logos are
 * trademarks.
 */
export function CardBrandIcon({ brand }: { brand: CardBrand }) {
  return (
    <span
      aria-hidden
      dir="ltr"
      className="grid h-7 w-11 shrink-0 place-items-center rounded-md border border-line bg-sunken text-[9px] font-bold tracking-wide text-ink-2"
    >
      {CARD_BRAND_NAMES[brand]}
    </span>
  );
}
