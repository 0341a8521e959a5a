import { loadPolicy } from "../features/pages/load-policy.server.ts";
import { PolicyText } from "../features/pages/policy-text.tsx";
import { useBrand, useText } from "../shop/brand/brand.tsx";
import { useT } from "../platform/i18n.tsx";
import { storefrontPageContext } from "../platform/load-context.ts";
import { createNotFoundResponse } from "../platform/missing-page.ts";
import { PageHead } from "../shop/brand/page-head.tsx";
import { TextPage } from "../ui/text-page.tsx";
import type { Route } from "./+types/privacy";

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(storefrontPageContext);
  if (!page.merchant?.features.privacy) throw createNotFoundResponse();
  return { words: await loadPolicy(page, "PRIVACY_POLICY") };
}

/** Shows the brand's own privacy policy, or the platform's default policy if the brand has none [CT-2]. */
export default function Privacy({ loaderData: { words } }: Route.ComponentProps) {
  const t = useT();
  const text = useText();
  const { merchant } = useBrand();
  return (
    <TextPage title={t("privacy.title")} backLabel={t("action.back")}>
      <PageHead title={t("privacy.title")} />
      <PolicyText text={words || t("privacy.text", { brand: text(merchant.brand) })} />
    </TextPage>
  );
}
