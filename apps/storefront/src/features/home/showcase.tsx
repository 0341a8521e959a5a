import type { Banner, Story } from "@dasturxon/contract";
import { BookOpen, CalendarClock, MapPin } from "lucide-react";
import { useBrand, useText } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { BannerRow } from "./banner-row.tsx";
import { StoryRow } from "./story-row.tsx";

export interface ShowcaseProps {
  stories: readonly Story[];
  banners: readonly Banner[];
}

/** Renders the part above the menu: the brand's name, links to its other pages, stories and banners. */
export function Showcase({ stories, banners }: ShowcaseProps) {
  const t = useT();
  const text = useText();
  const { brand, features } = useBrand().merchant;
  return (
    <>
      <div className="home-head">
        <h1>{text(brand)}</h1>
        <nav aria-label={t("home.more")}>
          <a href="/category">
            <BookOpen size={16} aria-hidden />
            {t("menu.categories")}
          </a>
          {features.branches && (
            <a href="/branches">
              <MapPin size={16} aria-hidden />
              {t("branch.title.all")}
            </a>
          )}
          {features.booking && (
            <a href="/booking">
              <CalendarClock size={16} aria-hidden />
              {t("home.booking")}
            </a>
          )}
        </nav>
      </div>
      {features.stories && features.storiesActive && <StoryRow stories={stories} />}
      {features.bannersActive && <BannerRow banners={banners} />}
    </>
  );
}
