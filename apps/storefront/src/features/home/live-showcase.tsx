import { useBrand } from "../../shop/brand/brand.tsx";
import { bannersQuery, storiesQuery } from "../../shop/content/content-queries.ts";
import { Showcase } from "./showcase.tsx";

/** Renders the showcase if the page did not come from the server. Omits stories or banners that fail to load. */
export function LiveShowcase() {
  const { features } = useBrand().merchant;
  const stories = storiesQuery.use(features.storiesActive ? undefined : null);
  const banners = bannersQuery.use(features.bannersActive ? undefined : null);
  return <Showcase stories={stories.data ?? []} banners={banners.data ?? []} />;
}
