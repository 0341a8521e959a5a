import { OrdersScreen } from "../features/orders/orders-screen.tsx";
import { useT } from "../platform/i18n.tsx";
import { PageHead } from "../shop/brand/page-head.tsx";
import { OrderOwnerOnly } from "../shop/session/signed-in.tsx";
import { WaitingPage } from "../ui/waiting-page.tsx";

export function shouldRevalidate() {
  return false;
}

export default function Orders() {
  const t = useT();
  return (
    <>
      <PageHead title={t("orders.title")} isPrivate />
      <OrderOwnerOnly waiting={<WaitingPage label={t("state.loading")} />}>
        <OrdersScreen />
      </OrderOwnerOnly>
    </>
  );
}
