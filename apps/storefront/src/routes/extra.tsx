import { EXTRA_PAGE_PATHS } from "@dasturxon/domain/extra-pages";
import { loadPolicy } from "../features/pages/load-policy.server.ts";
import { PolicyText } from "../features/pages/policy-text.tsx";
import { useBrand, useText } from "../shop/brand/brand.tsx";
import { useT } from "../platform/i18n.tsx";
import { storefrontPageContext } from "../platform/load-context.ts";
import { createNotFoundResponse } from "../platform/missing-page.ts";
import { PageHead } from "../shop/brand/page-head.tsx";
import { TextPage } from "../ui/text-page.tsx";
import type { Route } from "./+types/extra";

/**
 * Loads the brand's text for an extra page. Its first line is the title. An empty text is valid: the page shows that it
 * has no content [RT-1].
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname.replace(/\.data$/, "");
  const type = (["EXTRA", "EXTRA2", "EXTRA3"] as const).find((each) => EXTRA_PAGE_PATHS[each] === path);
  if (!type) throw createNotFoundResponse();
  const words = await loadPolicy(context.get(storefrontPageContext), type);
  const [title = "", ...lines] = words.split("\n");
  return { title, words: lines.join("\n") };
}

export default function ExtraPage({ loaderData: { title, words } }: Route.ComponentProps) {
  const t = useT();
  const text = useText();
  const { brand } = useBrand().merchant;
  if (!title)
    return (
      <TextPage title={t("state.noData")} backLabel={t("action.back")}>
        <PageHead title={t("state.noData")} isPrivate />
        <p>{t("page.emptyText", { brand: text(brand) })}</p>
      </TextPage>
    );
  return (
    <TextPage title={title} backLabel={t("action.back")}>
      <PageHead title={title} />
      <PolicyText text={words} />
    </TextPage>
  );
}
