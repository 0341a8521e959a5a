import { BasketScreen } from "../features/basket/basket-screen.tsx";
import { createFeatureLoader } from "../platform/feature-page.ts";
import { useT } from "../platform/i18n.tsx";
import { PageHead } from "../shop/brand/page-head.tsx";

export const loader = createFeatureLoader("cartPage");

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

export default function Basket() {
  const t = useT();
  return (
    <>
      <PageHead title={t("basket.title")} isPrivate />
      <BasketScreen />
    </>
  );
}
