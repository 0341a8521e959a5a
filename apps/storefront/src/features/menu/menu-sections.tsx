import { useText } from "../../platform/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import type { MenuSection } from "./menu-model.ts";
import { ProductCard } from "./product-card.tsx";

/** Pictures of the first screen, on a phone. */
const URGENT = 4;
/** Sections that are laid out at once; those further down when they come near. */
const EAGER = 2;

/** Category bar (a rail from 1024 px) and sections: markup without state, the same from the server and in the browser. */
export function MenuSections({ sections }: { sections: readonly MenuSection[] }) {
  const t = useT();
  const text = useText();
  return (
    <>
      <nav className="categories" aria-label={t("menu.categories")}>
        <ul>
          {sections.map(({ category }, at) => (
            <li key={category.id}>
              <a href={`#c-${category.id}`} data-tap="category" aria-current={at === 0 ? "true" : undefined}>
                {text(category.name)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="sections">
        {sections.map((section, at) => (
          <Section key={section.category.id} section={section} isFirst={at === 0} isEager={at < EAGER} />
        ))}
      </div>
    </>
  );
}

function Section({
  section,
  isFirst,
  isEager,
}: {
  section: MenuSection;
  isFirst: boolean;
  isEager: boolean;
}) {
  const text = useText();
  const { category, products } = section;
  return (
    <section
      id={`c-${category.id}`}
      className="section"
      data-view={category.viewType}
      data-scroll={category.scrollType}
      data-navigation={category.navigationType}
      data-lazy={isEager ? undefined : ""}
      style={isEager ? undefined : { ["--cards" as string]: products.length }}
    >
      <h2 className="section-title">
        {text(category.name)}
        <small>{products.length}</small>
      </h2>
      <ul className="cards">
        {products.map((product, at) => (
          <ProductCard
            key={product.id}
            product={product}
            viewType={category.viewType}
            isWithoutCart={category.isWithoutCart}
            isUrgent={isFirst && at < URGENT}
          />
        ))}
      </ul>
    </section>
  );
}
