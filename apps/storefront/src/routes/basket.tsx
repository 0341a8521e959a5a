import { BasketScreen } from "../features/basket/basket-screen.tsx";
import { useT } from "../platform/i18n.tsx";
import { PageHead } from "../shop/brand/page-head.tsx";

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
