import { FloatingBasket } from "../features/basket/basket-dock.tsx";
import { FavouritesScreen } from "../features/favourites/favourites-screen.tsx";
import { createFeatureLoader } from "../platform/feature-page.ts";
import { useT } from "../platform/i18n.tsx";
import { PageHead } from "../shop/brand/page-head.tsx";

export const loader = createFeatureLoader("favourite");

/**
 * Skips the server loader during client navigation, because the store has no links to this page if the brand's feature
 * is off.
 */
export function clientLoader() {
  return null;
}

export function shouldRevalidate() {
  return false;
}

export default function ProfileFavourites() {
  const t = useT();
  return (
    <>
      <PageHead title={t("favourite.title")} isPrivate />
      <FavouritesScreen />
      <FloatingBasket />
    </>
  );
}
