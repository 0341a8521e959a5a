import { clsx } from "clsx";
import { Clock, Flame, Star } from "lucide-react";
import { Suspense, useId, useState } from "react";
import { formatNumber } from "@dasturxon/domain/format";
import { useBrand, useCurrency, useText } from "../../shop/brand/brand.tsx";
import { useInstantFormatContext } from "../../shop/brand/when-text.ts";
import { useT } from "../../platform/i18n.tsx";
import { lazyPageComponent } from "../../platform/lazy-component.tsx";
import { ListedPrice } from "../../shop/menu/listed-price.tsx";
import { useProductSaleContext } from "../../shop/menu/product-here.ts";
import {
  formatUnavailability,
  formatMeasure,
  getProductState,
  formatUnitPrice,
} from "../../shop/menu/product-view.ts";
import type { Product } from "../../platform/shapes.ts";
import { getServerTimeMs } from "../../platform/server-clock.ts";
import { filterBadgeLabels, filterDietLabels, useGetLabelName } from "../../shop/menu/labels.ts";
import { Badge } from "../../ui/badge.tsx";
import type { ModificationChoices } from "./choices.ts";
import { ModificationGroup } from "./modification-group.tsx";
import { ProductFacts } from "./product-facts.tsx";
import type { ReviewsPage } from "./reviews-query.ts";

const Reviews = lazyPageComponent(() => import("./reviews.tsx").then((module) => module.Reviews));

/** Renders the name, facts, description and choices of a product [MN-4]. */
export function ProductDetails({
  product,
  choices,
  heading: Heading,
  reviews = null,
}: {
  product: Product;
  choices: ModificationChoices;
  heading: "h1" | "h2";
  /** Reviews that were rendered with the page. */
  reviews?: ReviewsPage | null;
}) {
  const text = useText();
  const { features } = useBrand().merchant;
  const inner = Heading === "h1" ? "h2" : "h3";
  const absence = formatUnavailability(
    getProductState(product, getServerTimeMs(), useProductSaleContext()),
    useInstantFormatContext(),
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        {absence && (
          <div className="mb-2">
            <Badge tone="warn">{absence}</Badge>
          </div>
        )}
        <Heading className="own-words text-section font-bold tracking-tight">{text(product.name)}</Heading>
        <div className="mt-1 flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
          <span className="inline-flex flex-wrap items-center gap-2">
            <ListedPrice product={product} chosen={choices.chosen} className="text-title" />
            {product.discount > 0 && (
              <Badge tone="bad">
                <bdi dir="ltr">{`−${product.discount}%`}</bdi>
              </Badge>
            )}
          </span>
          <ProductMeasures product={product} />
        </div>
        <ProductLabels labels={product.labels} />
      </div>
      <ProductDescription text={text(product.description)} />
      {product.modificationGroups.map((group) => (
        <ModificationGroup key={group.id} group={group} choices={choices} isOff={absence !== null} />
      ))}
      <ProductFacts product={product} heading={inner} />
      <Suspense>
        {features.productComment && <Reviews product={product} heading={inner} served={reviews} />}
      </Suspense>
    </div>
  );
}

/** Lists diet labels such as HALAL, then other labels such as NEW, each with its name [MN-4]. */
function ProductLabels({ labels }: { labels: readonly string[] }) {
  const labelName = useGetLabelName();
  if (labels.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-1.5">
      {filterDietLabels(labels).map((label) => (
        <li key={label}>
          <Badge tone="good">{labelName(label)}</Badge>
        </li>
      ))}
      {filterBadgeLabels(labels).map((label) => (
        <li key={label}>
          <Badge>{labelName(label)}</Badge>
        </li>
      ))}
    </ul>
  );
}

function ProductMeasures({ product }: { product: Product }) {
  const t = useT();
  const { language } = useBrand();
  const measure = formatMeasure(product, language, t);
  const unitPrice = formatUnitPrice(product, useCurrency());
  const { timeCookingMin: from, timeCookingMax: to } = product;
  return (
    <ul className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-2 empty:hidden">
      {measure && <li>{measure}</li>}
      {unitPrice && <li>{unitPrice}</li>}
      {product.grade !== null && (
        <li className="flex items-center gap-1">
          <Star size={15} aria-hidden className="fill-warn text-warn" />
          {formatNumber(product.grade, language)}
        </li>
      )}
      {product.calorie !== null && (
        <li className="flex items-center gap-1">
          <Flame size={15} aria-hidden />
          {t("product.calorie", { amount: formatNumber(product.calorie, language) })}
        </li>
      )}
      {from !== null && to !== null && to > 0 && (
        <li className="flex items-center gap-1">
          <Clock size={15} aria-hidden />
          {t("product.minutes", { range: from === to || from === 0 ? `${to}` : `${from}–${to}` })}
        </li>
      )}
    </ul>
  );
}

const MAX_UNFOLDED_DESCRIPTION_CHARACTERS = 140;

function ProductDescription({ text }: { text: string }) {
  const t = useT();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  if (!text) return null;
  const isLong = text.length > MAX_UNFOLDED_DESCRIPTION_CHARACTERS;
  return (
    <div>
      <p id={id} className={clsx("own-words text-body text-ink-2", isLong && !isOpen && "line-clamp-3")}>
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="touch text-small font-medium text-brand-ink"
        >
          {t(isOpen ? "action.less" : "action.more")}
        </button>
      )}
    </div>
  );
}
