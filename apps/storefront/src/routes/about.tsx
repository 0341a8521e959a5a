import { AboutBranches } from "../features/branches/about-branches.tsx";
import { ContactList } from "../features/pages/contact-list.tsx";
import { loadPolicy } from "../features/pages/load-policy.server.ts";
import { PolicyText } from "../features/pages/policy-text.tsx";
import { useBrand, useText } from "../shop/brand/brand.tsx";
import { useContacts } from "../shop/brand/contacts.ts";
import { useT } from "../platform/i18n.tsx";
import { getMsUntilNextDay } from "../shop/location/branch-hours.ts";
import { storefrontPageContext } from "../platform/load-context.ts";
import { createNotFoundResponse } from "../platform/missing-page.ts";
import { PageHead } from "../shop/brand/page-head.tsx";
import { TextPage } from "../ui/text-page.tsx";
import type { Route } from "./+types/about";

/** Loads the brand's text, its branches, and the current time, from which the page computes opening hours. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(storefrontPageContext);
  if (!page.merchant?.features.aboutMerchant) throw createNotFoundResponse();
  const [words, branches] = await Promise.all([
    loadPolicy(page, "ABOUT_COMPANY"),
    page.call("GET /users/v1/branches/full", { query: {} }),
  ]);
  const now = Date.now();
  page.limitLifetime(getMsUntilNextDay(now, page.merchant.timeZone));
  return { words, branches: branches.data ?? [], now };
}

export default function About({ loaderData: { words, branches, now } }: Route.ComponentProps) {
  const t = useT();
  const text = useText();
  const { merchant } = useBrand();
  const hasContacts = useContacts().length > 0;
  const about = words || text(merchant.about);
  return (
    <TextPage title={t("about.title")} backLabel={t("action.back")} isOnGround>
      <PageHead title={t("about.title")} description={text(merchant.about)} />
      <PolicyText text={about} />
      {branches.length > 0 && <AboutBranches branches={branches} now={now} />}
      {hasContacts && (
        <section className="grid gap-2">
          <h2 className="text-title font-bold text-ink">{t("about.contacts")}</h2>
          <ContactList />
        </section>
      )}
    </TextPage>
  );
}
