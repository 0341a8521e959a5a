import { formatNumber } from "@dasturxon/domain/format";
import { Link } from "react-router";
import { useBrand, useText } from "../../shop/brand/brand.tsx";
import { useJoinByCommas } from "../../shop/brand/listed-words.ts";
import { useIsMessageId, useT } from "../../platform/i18n.tsx";
import type { Product } from "../../platform/shapes.ts";
import { filterShownTags } from "./shown-tags.ts";

/** Shows the ingredients, the allergens, the nutrition of 100 g, and tags that link to similar products [MN-4]. */
export function ProductFacts({ product, heading: Heading }: { product: Product; heading: "h2" | "h3" }) {
  const t = useT();
  const listedWords = useJoinByCommas();
  const text = useText();
  const { language } = useBrand();
  const isMessage = useIsMessageId();
  const { nutrition } = product;
  const composition = text(product.composition);
  const allergens = product.allergens.map((code) => {
    const id = `allergen.${code}`;
    return isMessage(id) ? t(id) : code.toLowerCase();
  });
  const tags = filterShownTags(product.tags, language);
  if (!composition && !nutrition && allergens.length === 0 && tags.length === 0) return null;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line pt-4 text-small text-ink-2">
      {(composition || allergens.length > 0) && (
        <div>
          <Heading className="mb-1 text-card font-bold text-ink">{t("product.composition")}</Heading>
          {composition && <p>{composition}</p>}
          {allergens.length > 0 && (
            <p className="mt-1 font-medium text-warn-ink">
              {t("product.allergens", { names: listedWords(allergens) })}
            </p>
          )}
        </div>
      )}
      {nutrition && (
        <div>
          <Heading className="mb-1.5 text-card font-bold text-ink">{t("product.nutrition")}</Heading>
          <dl className="grid grid-cols-3 gap-2">
            {(["protein", "fat", "carbohydrate"] as const).map((name) => (
              <div key={name} className="flex flex-col-reverse rounded-control bg-sunken px-3 py-2">
                <dt className="text-caption">{t(`product.${name}`)}</dt>
                <dd className="font-bold text-ink">
                  {t("unit.g", { amount: formatNumber(nutrition[name], language) })}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {tags.length > 0 && (
        <ul className="flex flex-wrap gap-x-3">
          {tags.map((tag) => (
            <li key={tag}>
              <Link
                to={`/search?q=${encodeURIComponent(tag)}`}
                className="touch inline-flex min-h-8 items-center text-brand-ink"
              >
                <bdi>#{tag}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
