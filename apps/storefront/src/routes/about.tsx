import { AboutBranches } from "../features/branches/about-branches.tsx";
import { useBrand, useText } from "../shop/brand/brand.tsx";
import { useT } from "../platform/i18n.tsx";
import { storefrontContext } from "../platform/load-context.ts";
import { PageHead } from "../shop/brand/page-head.tsx";
import { TextPage } from "../ui/text-page.tsx";
import type { Route } from "./+types/about";

/** The branches, and the moment by which their week is told. */
export async function loader({ context }: Route.LoaderArgs) {
  const { call } = context.get(storefrontContext);
  const { data } = await call("GET /users/v1/branches/full", { query: {} });
  return { branches: data ?? [], now: Date.now() };
}

export default function About({ loaderData: { branches, now } }: Route.ComponentProps) {
  const t = useT();
  const text = useText();
  const { merchant } = useBrand();
  return (
    <TextPage title={t("about.title")} backLabel={t("action.back")}>
      <PageHead title={t("about.title")} description={text(merchant.about)} />
      <p>{text(merchant.about)}</p>
      {branches.length > 0 && <AboutBranches branches={branches} now={now} />}
      <Contacts />
    </TextPage>
  );
}

const CONTACTS = { telegram: "Telegram", instagram: "Instagram", facebook: "Facebook" } as const;

/** The brand's own links, where they are switched on [BR-16]. */
function Contacts() {
  const t = useT();
  const { links } = useBrand().merchant;
  const shown = (["phone", "telegram", "instagram", "facebook"] as const).filter(
    (name) => links[name].active && links[name].url,
  );
  if (shown.length === 0) return null;
  return (
    <section>
      <h2 className="text-title font-bold text-ink">{t("about.contacts")}</h2>
      <ul className="flex flex-wrap gap-x-5">
        {shown.map((name) => (
          <li key={name}>
            <a
              href={links[name].url}
              className="touch inline-flex min-h-11 items-center font-medium text-brand-ink underline underline-offset-2"
            >
              {name === "phone" ? t("profile.call") : CONTACTS[name]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
