import { OrderScreen } from "../features/orders/order-screen.tsx";
import { useT } from "../platform/i18n.tsx";
import { PageHead } from "../platform/page-head.tsx";
import { SignedIn } from "../platform/signed-in.tsx";
import { WaitingPage } from "../ui/waiting-page.tsx";
import type { Route } from "./+types/order";

export function shouldRevalidate() {
  return false;
}

export default function OrderRoute({ params }: Route.ComponentProps) {
  const t = useT();
  return (
    <>
      <PageHead title={t("order.titlePlain")} isPrivate />
      <SignedIn waiting={<WaitingPage label={t("state.loading")} />}>
        <OrderScreen key={params.id} id={params.id} />
      </SignedIn>
    </>
  );
}
