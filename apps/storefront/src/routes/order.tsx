import { MapView } from "../features/map/map-view.tsx";
import { OrderScreen } from "../features/orders/order-screen.tsx";
import { useT } from "../platform/i18n.tsx";
import { PageHead } from "../shop/brand/page-head.tsx";
import { OrderOwnerOnly } from "../shop/session/signed-in.tsx";
import { WaitingPage } from "../ui/waiting-page.tsx";
import type { Route } from "./+types/order";

export function shouldRevalidate() {
  return false;
}

export default function OrderRoute({ params }: Route.ComponentProps) {
  const t = useT();
  const waiting = (
    <>
      <PageHead title={t("order.titlePlain")} isPrivate />
      <WaitingPage label={t("state.loading")} />
    </>
  );
  return (
    <OrderOwnerOnly waiting={waiting}>
      <OrderScreen key={params.id} id={params.id} Map={MapView} />
    </OrderOwnerOnly>
  );
}
