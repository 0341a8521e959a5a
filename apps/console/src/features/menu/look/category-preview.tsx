import { useTranslate } from "../../../platform/use-language.tsx";
import "./look.css";
import { toTextColorStyle } from "./own-colors.ts";

interface Props {
  name: string;
  viewType: unknown;
  scrollType: unknown;
  navigationType: unknown;
  isWithoutCart: unknown;
  textColor: unknown;
}

const SAMPLE_CARD_NUMBERS = [1, 2, 3, 4];

/** Renders a preview of the category in the storefront: its product cards, and how a product opens. */
export function CategoryPreview({
  name,
  viewType,
  scrollType,
  navigationType,
  isWithoutCart,
  textColor,
}: Props) {
  const t = useTranslate();
  const cards = (
    <span className="look-cards" data-view={viewType} data-scroll={scrollType}>
      {SAMPLE_CARD_NUMBERS.map((card) => (
        <span key={card} className="look-card">
          <span className="look-picture" />
          <span className="look-line" />
          {isWithoutCart !== true && <span className="look-plus">+</span>}
        </span>
      ))}
    </span>
  );
  return (
    <div role="img" aria-label={t("categories.preview")} className="look">
      <span className="look-phone">
        <b className="look-name" style={toTextColorStyle(textColor)}>
          {name || t("categories.new")}
        </b>
        {cards}
      </span>
      <span className="look-phone">
        {cards}
        <span className="look-product" data-navigation={navigationType}>
          <span className="look-picture" />
          <span className="look-line" />
          <span className="look-line" />
          <span className="look-add" />
        </span>
      </span>
    </div>
  );
}
