import { findCategoryIcon } from "@dasturxon/domain/category-mark";
import { joinWithDots } from "@dasturxon/domain/format";
import { mustGuestChooseModifiers } from "@dasturxon/domain/starting-choices";
import { useBrand, useText } from "../../shop/brand/brand.tsx";
import { useInstantFormatContext } from "../../shop/brand/when-text.ts";
import {
  formatUnavailability,
  formatMeasure,
  getProductState,
  describeWholeUnit,
} from "../../shop/menu/product-view.ts";
import type { ProductSaleContext } from "../../shop/menu/product-view.ts";
import { CardPrice } from "./card-price.tsx";
import type { Category, Product } from "../../platform/shapes.ts";
import { getServerTimeMs } from "../../platform/server-clock.ts";
import { filterBadgeLabels, filterDietLabels, useGetLabelName } from "../../shop/menu/labels.ts";
import { PRODUCT_ATTRIBUTE, STEPPER_CONTAINER_ATTRIBUTE, TAP_ACTION_ATTRIBUTE } from "./static/markup.ts";
import { Picture } from "../../ui/picture.tsx";

export interface ProductCardProps {
  product: Product;
  category: Pick<Category, "name" | "viewType" | "isWithoutCart">;
  sale: ProductSaleContext;
  /** Whether the card is among the first on the page, so that its picture is loaded eagerly. */
  isUrgent?: boolean;
  /** Heading level of the product name. */
  heading?: "h3" | "h4";
}

const CARD_PICTURE_SIZES = {
  BIG: { width: 360, height: 270, sizes: "(min-width: 1024px) 480px, 92vw" },
  MEDIUM: { width: 173, height: 173, sizes: "(min-width: 1280px) 210px, (min-width: 640px) 24vw, 45vw" },
  SMALL: { width: 72, height: 72, sizes: "72px" },
};

/**
 * Renders a product of the menu as static HTML. The menu handles its taps by event delegation (`static/menu-taps.ts`).
 */
export function ProductCard({ product, category, sale, isUrgent, heading: Name = "h3" }: ProductCardProps) {
  const text = useText();
  const { viewType, isWithoutCart } = category;
  const { merchant } = useBrand();
  const wording = useInstantFormatContext();
  const { t, language } = wording;
  const name = text(product.name);
  const absence = formatUnavailability(getProductState(product, getServerTimeMs(), sale), wording);
  const labelName = useGetLabelName();
  const measure = describeWholeUnit(product, language) ? "" : formatMeasure(product, language, t);
  const note = joinWithDots([measure, ...filterDietLabels(product.labels).map(labelName)], language);
  return (
    <li
      className={viewType === "BIG" ? "card card-big" : "card"}
      {...PRODUCT_ATTRIBUTE.set(product.id)}
      data-off={absence ? "" : undefined}
    >
      <a className="card-link" href={`/product/${product.id}`} {...TAP_ACTION_ATTRIBUTE.set("product")}>
        <Picture
          image={product.image}
          ground={product.imageGround}
          mark={findCategoryIcon(category.name)}
          alt=""
          {...CARD_PICTURE_SIZES[viewType]}
          isUrgent={isUrgent}
          className="card-picture"
        />
        <div className="card-text">
          <Name className="card-name">{name}</Name>
          {viewType === "BIG" && <span className="card-about">{text(product.description)}</span>}
          {absence ? (
            <span className="card-absence">{absence}</span>
          ) : (
            note && <span className="card-note">{note}</span>
          )}
          <CardPrice product={product} />
        </div>
        <ProductCardBadges product={product} />
      </a>
      {merchant.features.favourite && (
        <button
          type="button"
          className="card-heart"
          {...TAP_ACTION_ATTRIBUTE.set("heart")}
          aria-label={t("favourite.mark", { name })}
          aria-pressed="false"
        />
      )}
      {!absence && !isWithoutCart && (
        <span className="card-corner" {...{ [STEPPER_CONTAINER_ATTRIBUTE]: "" }}>
          <button
            type="button"
            className="card-plus"
            {...TAP_ACTION_ATTRIBUTE.set("add")}
            aria-label={t("menu.add", { name })}
            aria-haspopup={mustGuestChooseModifiers(product.modificationGroups) ? "dialog" : undefined}
          />
        </span>
      )}
    </li>
  );
}

/** Maximum number of badges that fit beside each other on a phone. */
const MAX_CARD_BADGES = 2;

function ProductCardBadges({ product }: { product: Product }) {
  const labelName = useGetLabelName();
  const badges = filterBadgeLabels(product.labels).slice(0, MAX_CARD_BADGES);
  if (!product.discount && badges.length === 0) return null;
  return (
    <span className="card-badges">
      {product.discount > 0 && <span data-tone="sale" dir="ltr">{`−${product.discount}%`}</span>}
      {badges.map((label) => (
        <span key={label}>{labelName(label)}</span>
      ))}
    </span>
  );
}
