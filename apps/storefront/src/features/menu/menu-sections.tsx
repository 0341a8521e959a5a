import { useText } from "../../shop/brand/brand.tsx";
import type { Category } from "../../platform/shapes.ts";
import { findInitialSection, isMenuSectionVisible } from "./menu-model.ts";
import type { MenuLayout, MenuSection } from "./menu-model.ts";
import { CategoryBar, useGetGroupName } from "./category-bar.tsx";
import {
  MENU_GROUP_ATTRIBUTE,
  MENU_GROUP_TITLE_CLASS,
  NAVIGATION_ATTRIBUTE,
  MENU_SECTION_CLASS,
  VISIBLE_MENU_PART_ATTRIBUTE,
} from "./static/markup.ts";
import type { ProductSaleContext } from "../../shop/menu/product-view.ts";
import { toTextColorStyle } from "../../shop/brand/own-colors.ts";
import { toSectionId } from "../../shop/menu/section-id.ts";
import { ProductCard } from "./product-card.tsx";
import { useT } from "../../platform/i18n.tsx";
import { useInstantFormatContext, formatEventTime } from "../../shop/brand/when-text.ts";

/** Number of pictures loaded eagerly: the first row on a phone. More pictures would delay each other. */
const EAGER_PICTURE_COUNTS = { BIG: 1, MEDIUM: 2, SMALL: 2 };
/** Maximum number of large cards in a category with large cards. Further cards have the normal size. */
const MAX_LARGE_CARDS_PER_CATEGORY = 3;
/** Number of menu sections that are laid out at once. Further sections are laid out when they are near the screen. */
const EAGER_MENU_SECTION_COUNT = 2;

export interface MenuSectionsProps {
  plan: MenuLayout;
  /**
   * Id of the category that the guest chose before, for a menu that shows one part at a time. Null starts with the
   * first.
   */
  chosenId: string | null;
  sale: ProductSaleContext;
}

/**
 * Renders the category bar (a rail from 1024 px) and the sections. The HTML has no state and is the same on the server
 * and in the browser.
 */
export function MenuSections({ plan, chosenId, sale }: MenuSectionsProps) {
  const groupName = useGetGroupName();
  const chosen = findInitialSection(plan, chosenId);
  const hasHeadings = plan.isGrouped && plan.shows === "ALL";
  const eager = findEagerSections(plan);
  return (
    <>
      <CategoryBar plan={plan} chosen={chosen} />
      <div className="sections" {...VISIBLE_MENU_PART_ATTRIBUTE.set(plan.shows)}>
        {plan.groups.flatMap((group) => [
          hasHeadings && (
            <h2 key={`g-${group.id}`} className={MENU_GROUP_TITLE_CLASS}>
              {groupName(group)}
            </h2>
          ),
          ...group.sections.map((section) => (
            <MenuSectionView
              key={section.category.id}
              section={section}
              isHidden={!isMenuSectionVisible(plan, section, chosen)}
              isFirst={section === chosen}
              isEager={eager.has(section)}
              isBelowGroup={hasHeadings}
              sale={sale}
            />
          )),
        ])}
      </div>
    </>
  );
}

/** Returns the first sections of the visible part of the menu. */
function findEagerSections({ shows, groups }: MenuLayout): Set<MenuSection> {
  const sections = groups.flatMap((group) => group.sections);
  if (shows === "ONE_CATEGORY") return new Set(sections);
  if (shows === "GROUP_CATEGORY")
    return new Set(groups.flatMap((group) => group.sections.slice(0, EAGER_MENU_SECTION_COUNT)));
  return new Set(sections.slice(0, EAGER_MENU_SECTION_COUNT));
}

interface SectionProps {
  section: MenuSection;
  isHidden: boolean;
  isFirst: boolean;
  isEager: boolean;
  /**
   * Whether the section is below the heading of a menu group. The headings of the section and its products are then one
   * level lower.
   */
  isBelowGroup: boolean;
  sale: ProductSaleContext;
}

function MenuSectionView({ section, isHidden, isFirst, isEager, isBelowGroup, sale }: SectionProps) {
  const text = useText();
  const t = useT();
  const wording = useInstantFormatContext();
  const { category, products, pause } = section;
  const Title = isBelowGroup ? "h3" : "h2";
  const isLong = category.viewType === "BIG" && category.scrollType !== "HORIZONTAL";
  const others: Category = { ...category, viewType: "MEDIUM" };
  return (
    <section
      id={toSectionId(category.id)}
      className={MENU_SECTION_CLASS}
      hidden={isHidden}
      {...MENU_GROUP_ATTRIBUTE.set(category.groupId)}
      data-view={category.viewType}
      data-scroll={category.scrollType}
      {...NAVIGATION_ATTRIBUTE.set(category.navigationType)}
      data-lazy={isEager ? undefined : ""}
      style={isEager ? undefined : { ["--cards" as string]: products.length }}
    >
      <Title className="section-title" style={toTextColorStyle(category.textColor)}>
        {text(category.name)}
        <small>{products.length}</small>
      </Title>
      {pause && (
        <p className="section-pause">
          {pause.until === null
            ? t("pause.section")
            : t("pause.sectionUntil", { when: formatEventTime(pause.until, wording) })}
        </p>
      )}
      <ul className="cards">
        {products.map((product, at) => (
          <ProductCard
            key={product.id}
            product={product}
            category={isLong && at >= MAX_LARGE_CARDS_PER_CATEGORY ? others : category}
            isUrgent={isFirst && at < EAGER_PICTURE_COUNTS[category.viewType]}
            heading={isBelowGroup ? "h4" : "h3"}
            sale={sale}
          />
        ))}
      </ul>
    </section>
  );
}
