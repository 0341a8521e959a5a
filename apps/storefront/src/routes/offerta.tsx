import { loadPolicy } from "../features/pages/load-policy.server.ts";
import { PolicyText } from "../features/pages/policy-text.tsx";
import { useBrand, useText } from "../shop/brand/brand.tsx";
import { useT } from "../platform/i18n.tsx";
import { storefrontPageContext } from "../platform/load-context.ts";
import { createNotFoundResponse } from "../platform/missing-page.ts";
import { PageHead } from "../shop/brand/page-head.tsx";
import { TextPage } from "../ui/text-page.tsx";
import type { Route } from "./+types/offerta";

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(storefrontPageContext);
  if (!page.merchant?.features.termsOfUse) throw createNotFoundResponse();
  return { words: await loadPolicy(page, "TERMS") };
}

/** Shows the brand's own terms, or the platform's default terms if the brand has none [CT-2]. */
export default function Terms({ loaderData: { words } }: Route.ComponentProps) {
  const t = useT();
  const text = useText();
  const { merchant } = useBrand();
  return (
    <TextPage title={t("terms.title")} backLabel={t("action.back")}>
      <PageHead title={t("terms.title")} />
      <PolicyText text={words || t("terms.text", { brand: text(merchant.brand) })} />
    </TextPage>
  );
}
