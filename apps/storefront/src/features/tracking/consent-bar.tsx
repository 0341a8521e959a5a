import { Link } from "react-router";
import { useBrand } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { Button } from "../../ui/button.tsx";
import { consentStore } from "./consent.ts";

/** Asks once for consent to analytics. The page does not wait for the answer [AN-1]. */
export function ConsentBar() {
  const t = useT();
  const { privacy } = useBrand().merchant.features;
  return (
    <aside
      aria-label={t("consent.label")}
      className="fixed inset-x-3 bottom-[calc(12px+var(--safe-bottom))] z-30 lg:start-6 lg:end-auto lg:w-96 [body:has(>[data-bottom-nav])_&]:bottom-[calc(68px+var(--safe-bottom))] [body:has(>.basket-bar)_&]:bottom-30 [body:has(>[data-bottom-nav]>[data-nav-note])_&]:bottom-27 [body:has(>[data-bottom-nav]):has(>.basket-bar)_&]:bottom-44 [body:has([data-bottom])_&]:bottom-21 [body:has(>[data-bottom-nav]):has([data-bottom])_&]:bottom-36 lg:bottom-6!"
    >
      <div className="mx-auto flex max-w-lg flex-wrap items-center gap-x-4 gap-y-2 rounded-[18px] bg-raised py-2.5 ps-4 pe-2.5 text-small shadow-float">
        <p className="flex-1 basis-60 text-ink-2">
          {t("consent.text")}{" "}
          {privacy && (
            <Link to="/privacy" className="touch underline underline-offset-2">
              {t("privacy.title")}
            </Link>
          )}
        </p>
        <p className="ms-auto flex gap-1.5">
          <Button look="plain" onClick={() => consentStore.set("no")}>
            {t("consent.no")}
          </Button>
          <Button look="quiet" onClick={() => consentStore.set("yes")}>
            {t("consent.yes")}
          </Button>
        </p>
      </div>
    </aside>
  );
}
