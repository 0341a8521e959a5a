import { clsx } from "clsx";
import { ShoppingBag } from "lucide-react";
import { Suspense } from "react";
import { useBasket } from "../../shop/basket/basket.ts";
import { useIsWideScreen } from "../../platform/use-is-wide.ts";
import { useT } from "../../platform/i18n.tsx";
import { useIsHydrated } from "../../platform/is-hydrated.ts";
import { lazyComponent } from "../../platform/lazy-component.tsx";

const BasketBar = lazyComponent(() => import("./basket-bar.tsx").then((module) => module.BasketBar));
const BasketColumn = lazyComponent(() => import("./basket-column.tsx").then((module) => module.BasketColumn));

/**
 * Renders the floating basket bar, hidden by `className` where needed. The code is lazy-loaded when the basket is not
 * empty.
 */
export function FloatingBasket({ className = "lg:hidden" }: { className?: string }) {
  const { lines } = useBasket();
  return lines.length > 0 ? (
    <Suspense>
      <BasketBar className={className} />
    </Suspense>
  ) : null;
}

/**
 * Renders the basket beside the menu from 1024 px. The code is lazy-loaded only on such screens, when the basket is not
 * empty.
 */
export function BasketSideColumn() {
  const { lines } = useBasket();
  const isWide = useIsWideScreen();
  const isHydrated = useIsHydrated();
  if (!isHydrated) return <BasketColumnPlaceholder has="unknown" />;
  if (!isWide || lines.length === 0) return <BasketColumnPlaceholder has="nothing" />;
  return (
    <Suspense fallback={<BasketColumnPlaceholder has="lines" />}>
      <BasketColumn />
    </Suspense>
  );
}

/**
 * Renders the basket column while the basket is empty or loading. The HTML from the server is the same for every guest.
 * Styles then show whether the basket stored on the device has lines (`start/first-paint.ts`).
 */
function BasketColumnPlaceholder({ has }: { has: "nothing" | "lines" | "unknown" }) {
  const t = useT();
  return (
    <aside
      aria-label={t("basket.title")}
      className="sticky top-[88px] hidden self-start rounded-sheet bg-sunken lg:block"
    >
      <h2 className="px-5 pt-5 pb-2 text-section font-bold">{t("basket.title")}</h2>
      {has !== "lines" && (
        <div
          className={clsx(
            "grid justify-items-center gap-3 px-6 pt-8 pb-14 text-center",
            has === "unknown" && "[[data-basket]_&]:hidden",
          )}
        >
          <span className="grid size-20 place-items-center rounded-full bg-surface text-ink-3">
            <ShoppingBag size={32} strokeWidth={1.5} aria-hidden />
          </span>
          <p className="text-small text-balance text-ink-2">{t("basket.emptyHint")}</p>
        </div>
      )}
      {has !== "nothing" && (
        <div
          className={clsx(
            "gap-4 px-5 pt-3 pb-8",
            has === "unknown" ? "hidden [[data-basket]_&]:grid" : "grid",
          )}
        >
          {["w-3/5", "w-2/5"].map((width) => (
            <span key={width} className="flex gap-3">
              <span className="size-14 rounded-[14px] bg-surface" />
              <span className={clsx("mt-1 h-4 rounded-full bg-surface", width)} />
            </span>
          ))}
        </div>
      )}
    </aside>
  );
}
