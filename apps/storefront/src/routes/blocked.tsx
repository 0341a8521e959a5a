import type { PageContext } from "@dasturxon/contract/page-context";
import { findTextInLanguage } from "@dasturxon/domain/text";
import { Store } from "lucide-react";
import { useEffect } from "react";
import { data } from "react-router";
import { useT } from "../platform/i18n.tsx";
import { storefrontPageContext } from "../platform/load-context.ts";
import { pollBrandOpening } from "../shop/brand/await-opening.ts";
import { useMaybeBrand } from "../shop/brand/brand.tsx";
import { PageHead } from "../shop/brand/page-head.tsx";
import { reloadPage } from "../start/fresh-build.ts";
import { MessagePage } from "../ui/message-page.tsx";
import type { Route } from "./+types/blocked";

/**
 * Responds with status 410 for a deleted brand and 503 for a blocked one, so that search engines handle both
 * correctly. Returns the reason that the platform gives, in the page's language.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const { call, language, merchant, merchantState } = context.get(storefrontPageContext);
  const isDeleted = merchantState === "deleted";
  const reason = isDeleted || !merchant ? null : await fetchBrandBlockReason(call, merchant.key);
  return data(
    { isDeleted, reason: reason && findTextInLanguage(reason, language) },
    { status: isDeleted ? 410 : 503 },
  );
}

async function fetchBrandBlockReason(call: PageContext["call"], sub: string) {
  const { data: brand } = await call("GET /users/v1/merchants/sub/{sub}", { path: { sub } });
  return brand?.blockedReason ?? null;
}

/** Page of a brand that is switched off until it reopens, or that an administrator deleted [BR-7]. */
export default function BlockedBrandPage({ loaderData: { isDeleted, reason } }: Route.ComponentProps) {
  const t = useT();
  const key = useMaybeBrand()?.merchant.key;
  // Reloads the page when the brand reopens. The server then redirects to the menu.
  useEffect(() => (isDeleted || !key ? undefined : pollBrandOpening(key, reloadPage)), [isDeleted, key]);
  const title = t(isDeleted ? "blocked.deletedTitle" : "blocked.title");
  return (
    <>
      <PageHead title={title} isPrivate />
      <MessagePage
        icon={<Store size={40} strokeWidth={1.5} aria-hidden />}
        title={title}
        text={reason ?? t(isDeleted ? "blocked.deletedText" : "blocked.text")}
      />
    </>
  );
}
