import { MapView } from "../features/map/map-view.tsx";
import { OrderMapScreen } from "../features/orders/order-map-screen.tsx";
import { useT } from "../platform/i18n.tsx";
import { useLeavePage } from "../platform/leave-page.ts";
import { PageHead } from "../shop/brand/page-head.tsx";
import { OrderOwnerOnly } from "../shop/session/signed-in.tsx";
import { WaitingPage } from "../ui/waiting-page.tsx";
import type { Route } from "./+types/order-map";

export function shouldRevalidate() {
  return false;
}

/** Shows the courier's position and the order's addresses on a full-page map [RT-1, OR-6]. */
export default function OrderMapRoute({ params }: Route.ComponentProps) {
  const t = useT();
  const leave = useLeavePage(`/profile/orders/${params.id}`);
  return (
    <>
      <PageHead title={t("order.map")} isPrivate />
      <OrderOwnerOnly waiting={<WaitingPage label={t("state.loading")} />}>
        <OrderMapScreen key={params.id} id={params.id} Map={MapView} onBack={leave} />
      </OrderOwnerOnly>
    </>
  );
}
