import { useBrand } from "../../shop/brand/brand.tsx";
import { bannersQuery, storiesQuery } from "../../shop/content/content-queries.ts";
import { Showcase } from "./showcase.tsx";

/** The showcase where the page did not come from the server; without stories or banners it goes without. */
export function LiveShowcase() {
  const { features } = useBrand().merchant;
  const stories = storiesQuery.use(features.storiesActive ? undefined : null);
  const banners = bannersQuery.use(features.bannersActive ? undefined : null);
  return <Showcase stories={stories.data ?? []} banners={banners.data ?? []} />;
}
