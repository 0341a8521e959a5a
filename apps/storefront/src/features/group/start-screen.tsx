import { Users } from "lucide-react";
import { Link, Navigate, useNavigate } from "react-router";
import { call } from "../../platform/api.ts";
import { useT } from "../../platform/i18n.tsx";
import { useIsMounted } from "../../platform/panel.ts";
import { useBasketLocation } from "../../shop/basket/basket-location.ts";
import { groupStore } from "../../shop/basket/group.ts";
import { useOrderBranch } from "../../shop/location/order-branch.ts";
import { useServiceType } from "../../shop/location/service-type.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { getBasketAsGroupItems, enterGroup } from "./group-actions.ts";
import { NameForm } from "./name-form.tsx";

/** Renders the page to start a group order: an explanation and the host's name. */
export function StartGroupScreen() {
  const t = useT();
  const isMounted = useIsMounted();
  const basketWay = useBasketLocation();
  const joined = groupStore.use();
  if (isMounted && joined) return <Navigate to={`/group/${joined.id}`} replace />;
  return (
    <main id="main" className="min-h-dvh bg-ground">
      <PageHeader
        title={t("group.title")}
        back={basketWay.to}
        backLabel={t("action.back")}
        width="max-w-[640px]"
      />
      <div className="mx-auto max-w-[640px] px-4 pt-1 pb-16 lg:px-6">
        <section className="rounded-[20px] on-raised px-4 py-5 lg:px-6">
          {isMounted ? <StartGroupForm /> : <Skeleton className="h-72" />}
        </section>
      </div>
    </main>
  );
}

function StartGroupForm() {
  const t = useT();
  const navigate = useNavigate();
  const branch = useOrderBranch();
  const serviceType = useServiceType();
  const steps = [t("group.step.share"), t("group.step.choose"), t("group.step.order")];
  const intro = (
    <>
      <span className="grid size-16 place-items-center rounded-full bg-brand-soft text-brand-ink">
        <Users size={30} strokeWidth={1.6} aria-hidden />
      </span>
      <ol className="grid gap-2.5">
        {steps.map((step, at) => (
          <li key={step} className="flex gap-3">
            <span className="num grid size-6 shrink-0 place-items-center rounded-full bg-sunken text-small font-bold">
              {at + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </>
  );
  if (!branch) {
    return (
      <div className="grid gap-4">
        {intro}
        <p className="text-small text-ink-2">{t("group.branchNeeded")}</p>
        <Link
          to={serviceType === "DELIVERY" ? "/choose-address" : "/address/pickup"}
          className="flex min-h-13 items-center justify-center rounded-control bg-brand px-5 font-bold text-on-brand"
        >
          {t(serviceType === "DELIVERY" ? "address.chooseAddress" : "branch.choose")}
        </Link>
      </div>
    );
  }
  return (
    <NameForm
      about=""
      action={t("group.begin")}
      onSend={async (name) => {
        const { data, error } = await call("POST /orders/v1/group-orders", {
          body: { branchId: branch.id, serviceType, name, cartItems: getBasketAsGroupItems() },
        });
        if (!data) return error;
        enterGroup({ ...data, isHost: true });
        void navigate(`/group/${data.group.id}`, { replace: true });
        return null;
      }}
    >
      {intro}
    </NameForm>
  );
}
