import { Heart } from "lucide-react";
import { useEffect } from "react";
import { Link, useNavigate } from "react-router";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import { useIsMounted } from "../../platform/panel.ts";
import { favouritesStore } from "../../shop/menu/favourites.ts";
import { menuQuery, findProduct, useMenu } from "../../shop/menu/menu-query.ts";
import { useSession } from "../../shop/session/session.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { SkeletonRows } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { FavouriteRow } from "./favourite-row.tsx";

/** Renders the favourites, newest first [MN-9]. They are stored on the device and, after sign-in, in the account. */
export function FavouritesScreen() {
  const t = useT();
  const isMounted = useIsMounted();
  return (
    <main id="main" className="min-h-dvh bg-ground">
      <PageHeader
        title={t("favourite.title")}
        back="/profile"
        backLabel={t("profile.title")}
        width="max-w-[640px]"
      />
      <div className="mx-auto max-w-[640px] px-4 pb-32 lg:px-6">
        {isMounted ? <FavouriteList /> : <FavouritesSkeleton />}
      </div>
    </main>
  );
}

function FavouriteList() {
  const t = useT();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const session = useSession();
  const { ids } = favouritesStore.use();
  const { menu, error } = useMenu();
  useEffect(() => void menuQuery.load(), []);
  if (!menu && error) {
    return (
      <ErrorState
        title={t("error.load")}
        text={errorText(error)}
        action={{ label: t("action.retry"), onPress: () => void menuQuery.reload() }}
      />
    );
  }
  if (!menu) return <FavouritesSkeleton />;
  const products = ids.flatMap((id) => findProduct(id) ?? []);
  return (
    <>
      {!session && products.length > 0 && (
        <p className="mb-3 flex max-w-none flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-[20px] on-raised px-4 py-2.5 text-small text-ink-2">
          <span className="min-w-40 flex-1 py-1">{t("favourite.guest")}</span>
          <Link
            to="/login?return=%2Fprofile%2Ffavorites"
            className="inline-flex min-h-11 items-center font-bold text-brand-ink"
          >
            {t("profile.signIn")}
          </Link>
        </p>
      )}
      {products.length === 0 ? (
        <EmptyState
          title={t("favourite.empty")}
          text={t("favourite.emptyText")}
          icon={<Heart size={34} strokeWidth={1.5} aria-hidden />}
          action={{ label: t("basket.toMenu"), onPress: () => void navigate("/") }}
        />
      ) : (
        <ul aria-label={t("favourite.title")} className="divide-y divide-line rounded-[20px] on-raised px-4">
          {products.map((product) => (
            <FavouriteRow key={product.id} product={product} />
          ))}
        </ul>
      )}
    </>
  );
}

function FavouritesSkeleton() {
  const t = useT();
  return (
    <div className="rounded-[20px] on-raised p-4">
      <SkeletonRows count={4} label={t("state.loading")} />
    </div>
  );
}
