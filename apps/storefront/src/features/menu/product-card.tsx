import { categoryMark } from "@dasturxon/domain/category-mark";
import { useBrand, useText } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { ListedPrice } from "../../shop/menu/listed-price.tsx";
import { useSaleContext } from "../../shop/menu/product-here.ts";
import { absenceText, measureText, stateOf } from "../../shop/menu/product-view.ts";
import type { Category, Product } from "../../platform/shapes.ts";
import { PRODUCT, STEPPER, TAP } from "./static/markup.ts";
import { Picture } from "../../ui/picture.tsx";

export interface ProductCardProps {
  product: Product;
  category: Pick<Category, "name" | "viewType" | "isWithoutCart">;
  /** Among the first on the page: its picture comes before the script. */
  isUrgent?: boolean;
  /** Level of its name: one below what it stands under. */
  heading?: "h3" | "h4";
}

const PICTURES = {
  BIG: { width: 360, height: 270, sizes: "(min-width: 1024px) 480px, 92vw" },
  MEDIUM: { width: 173, height: 173, sizes: "(min-width: 1280px) 210px, (min-width: 640px) 24vw, 45vw" },
  SMALL: { width: 72, height: 72, sizes: "72px" },
};

/** A product of the menu; markup only, its taps are heard by the menu's one listener (`static/menu-taps.ts`). */
export function ProductCard({ product, category, isUrgent, heading: Name = "h3" }: ProductCardProps) {
  const t = useT();
  const text = useText();
  const { viewType, isWithoutCart } = category;
  const { merchant, language } = useBrand();
  const context = useSaleContext();
  const name = text(product.name);
  const absence = absenceText(stateOf(product, Date.now(), context), merchant.timeZone, t);
  const note = measureText(product, language, t);
  return (
    <li
      className={viewType === "BIG" ? "card card-big" : "card"}
      {...PRODUCT.set(product.id)}
      data-off={absence ? "" : undefined}
    >
      <a className="card-link" href={`/product/${product.id}`} {...TAP.set("product")}>
        <Picture
          image={product.image}
          ground={product.imageGround}
          mark={categoryMark(category.name)}
          alt=""
          {...PICTURES[viewType]}
          isUrgent={isUrgent}
          className="card-picture"
        />
        <span className="card-text">
          <Name className="card-name">{name}</Name>
          {viewType === "BIG" && <span className="card-about">{text(product.description)}</span>}
          {absence ? (
            <span className="card-absence">{absence}</span>
          ) : (
            note && <span className="card-note">{note}</span>
          )}
          <ListedPrice className="card-price" product={product} />
        </span>
        <CardBadges product={product} />
      </a>
      {!absence && !isWithoutCart && (
        <span className="card-corner" {...STEPPER.set(product.id)}>
          <button
            type="button"
            className="card-plus"
            {...TAP.set("add")}
            aria-label={t("menu.add", { name })}
          />
        </span>
      )}
    </li>
  );
}

function CardBadges({ product }: { product: Product }) {
  const t = useT();
  const isNew = product.labels.includes("NEW");
  const isHit = product.labels.includes("HIT");
  const isSpicy = product.labels.includes("SPICY");
  if (!product.discount && !isNew && !isHit && !isSpicy) return null;
  return (
    <span className="card-badges">
      {product.discount > 0 && <span data-tone="sale" dir="ltr">{`−${product.discount}%`}</span>}
      {isNew && <span>{t("label.new")}</span>}
      {isHit && <span>{t("label.hit")}</span>}
      {isSpicy && <span>{t("label.spicy")}</span>}
    </span>
  );
}
