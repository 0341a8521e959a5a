import type { Story } from "@dasturxon/contract";
import { BookOpen, CalendarClock, MapPin } from "lucide-react";
import { useBrand, useText } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { BRAND_LINKS_ELEMENT_ID } from "./markup.ts";
import { StoryRow } from "./story-row.tsx";

/**
 * Renders the part above the menu: the brand's name for screen readers, links to its other pages, and stories.
 * The links are a row from 1024 px. On smaller screens they are a native popover, which works before the script loads.
 */
export function Showcase({ stories }: { stories: readonly Story[] }) {
  const t = useT();
  const text = useText();
  const { brand, features } = useBrand().merchant;
  return (
    <>
      <h1 className="sr-only">{text(brand)}</h1>
      <nav id={BRAND_LINKS_ELEMENT_ID} className="brand-links" popover="auto" aria-label={t("home.more")}>
        <a href="/category">
          <BookOpen size={18} aria-hidden />
          {t("menu.categories")}
        </a>
        {features.branches && (
          <a href="/branches">
            <MapPin size={18} aria-hidden />
            {t("branch.title.all")}
          </a>
        )}
        {features.booking && (
          <a href="/booking">
            <CalendarClock size={18} aria-hidden />
            {t("home.booking")}
          </a>
        )}
      </nav>
      {features.stories && features.storiesActive && <StoryRow stories={stories} />}
    </>
  );
}
