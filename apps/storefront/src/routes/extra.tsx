import { EXTRA_PATHS } from "@dasturxon/domain/extra-pages";
import { loadPolicy } from "../features/pages/load-policy.server.ts";
import { PolicyText } from "../features/pages/policy-text.tsx";
import { useT } from "../platform/i18n.tsx";
import { storefrontContext } from "../platform/load-context.ts";
import { missing } from "../platform/missing-page.ts";
import { PageHead } from "../shop/brand/page-head.tsx";
import { TextPage } from "../ui/text-page.tsx";
import type { Route } from "./+types/extra";

/** Pages of the brand's own words; the first line is the title (`docs/decisions`). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname.replace(/\.data$/, "");
  const type = (["EXTRA", "EXTRA2", "EXTRA3"] as const).find((each) => EXTRA_PATHS[each] === path);
  const words = type ? await loadPolicy(context.get(storefrontContext), type) : "";
  if (!words) throw missing();
  const [title = "", ...lines] = words.split("\n");
  return { title, words: lines.join("\n") };
}

export default function Extra({ loaderData: { title, words } }: Route.ComponentProps) {
  const t = useT();
  return (
    <TextPage title={title} backLabel={t("action.back")}>
      <PageHead title={title} />
      <PolicyText text={words} />
    </TextPage>
  );
}
