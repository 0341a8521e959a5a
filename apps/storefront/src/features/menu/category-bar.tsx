import { useBrand, useText } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { Picture } from "../../ui/picture.tsx";
import {
  CATEGORY_BAR_CLASS,
  CHIP_GROUP_ATTRIBUTE,
  MENU_GROUP_ATTRIBUTE,
  TAP_ACTION_ATTRIBUTE,
} from "./static/markup.ts";
import { toSectionId } from "../../shop/menu/section-id.ts";
import type { MenuGroup, MenuLayout, MenuSection } from "./menu-model.ts";

/** Returns a group's name. A group that does not exist has the name of its first category. */
export function useGetGroupName(): (group: MenuGroup) => string {
  const text = useText();
  return ({ group, sections }) => text(group?.name ?? sections[0]?.category.name);
}

/**
 * Renders the categories: chips on a phone, a rail from 1024 px. Named groups are tabs above the chips, or headings
 * within the rail [MN-3].
 */
export function CategoryBar({ plan, chosen }: { plan: MenuLayout; chosen: MenuSection | undefined }) {
  const t = useT();
  const text = useText();
  const { isCategoryImageVisible } = useBrand().merchant.views;
  const { isGrouped, shows, groups } = plan;
  const isFolded = isGrouped && shows !== "ALL";
  return (
    <nav
      className={CATEGORY_BAR_CLASS}
      data-grouped={isGrouped ? "" : undefined}
      aria-label={t("menu.categories")}
    >
      {isGrouped && (
        <ul className="group-tabs">
          {groups.map((group) => (
            <li key={group.id}>
              <GroupLink group={group} isCurrent={group.id === chosen?.category.groupId} />
            </li>
          ))}
        </ul>
      )}
      <ul className="chips">
        {groups.flatMap((group) => [
          isGrouped && (
            <li key={`g-${group.id}`} className="rail-group">
              <GroupLink group={group} isCurrent={group.id === chosen?.category.groupId} />
            </li>
          ),
          ...group.sections.map(({ category }) => (
            <li
              key={category.id}
              {...(isFolded && CHIP_GROUP_ATTRIBUTE.set(group.id))}
              hidden={isFolded && group.id !== chosen?.category.groupId}
            >
              <a
                href={`#${toSectionId(category.id)}`}
                {...TAP_ACTION_ATTRIBUTE.set("category")}
                aria-current={category.id === chosen?.category.id ? "true" : undefined}
              >
                {isCategoryImageVisible && category.image && (
                  <Picture
                    image={category.image}
                    alt=""
                    width={28}
                    height={28}
                    sizes="28px"
                    className="chip-picture"
                  />
                )}
                {text(category.name)}
              </a>
            </li>
          )),
        ])}
      </ul>
    </nav>
  );
}

/** Renders a link to the group's first category. */
function GroupLink({ group, isCurrent }: { group: MenuGroup; isCurrent: boolean }) {
  const name = useGetGroupName()(group);
  const picture = group.group?.icon ?? group.group?.image ?? null;
  return (
    <a
      href={`#${toSectionId(group.sections[0]?.category.id ?? "")}`}
      {...TAP_ACTION_ATTRIBUTE.set("category")}
      {...MENU_GROUP_ATTRIBUTE.set(group.id)}
      aria-current={isCurrent ? "true" : undefined}
    >
      {picture && (
        <Picture
          image={picture}
          ground={group.group?.iconBgColor ?? group.group?.bgColor ?? null}
          alt=""
          width={24}
          height={24}
          sizes="24px"
          className="group-icon"
        />
      )}
      {name}
    </a>
  );
}
