import { useBrand } from "../../shop/brand/brand.tsx";
import { bannersQuery, storiesQuery } from "../../shop/content/content-queries.ts";
import { BannerRow } from "./banner-row.tsx";
import { Showcase } from "./showcase.tsx";

/** Renders the showcase if the page did not come from the server. Omits stories that fail to load. */
export function LiveShowcase() {
  const { features } = useBrand().merchant;
  const stories = storiesQuery.use(features.storiesActive ? undefined : null);
  return <Showcase stories={stories.data ?? []} />;
}

/** Renders the banners if the page did not come from the server. Omits them if they fail to load. */
export function LiveBanners() {
  const { bannersActive } = useBrand().merchant.features;
  const banners = bannersQuery.use(bannersActive ? undefined : null);
  return <BannerRow banners={banners.data ?? []} />;
}
