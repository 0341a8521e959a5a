import { hasContacts } from "@dasturxon/domain/contact-link";
import { AboutBranches } from "../features/branches/about-branches.tsx";
import { ContactList } from "../features/pages/contact-list.tsx";
import { useT } from "../platform/i18n.tsx";
import { getMsUntilNextDay } from "../shop/location/branch-hours.ts";
import { storefrontPageContext } from "../platform/load-context.ts";
import { createNotFoundResponse } from "../platform/missing-page.ts";
import { PageHead } from "../shop/brand/page-head.tsx";
import { TextPage } from "../ui/text-page.tsx";
import type { Route } from "./+types/contacts";

/** Loads the branches, because each branch has its own phone numbers. */
export async function loader({ context }: Route.LoaderArgs) {
  const { call, merchant, limitLifetime } = context.get(storefrontPageContext);
  if (!merchant || !hasContacts(merchant)) throw createNotFoundResponse();
  const { data } = await call("GET /users/v1/branches/full", { query: {} });
  const now = Date.now();
  limitLifetime(getMsUntilNextDay(now, merchant.timeZone));
  return { branches: data ?? [], now };
}

/** Shows the call center and all other contacts of the brand [CT-2]. */
export default function Contacts({ loaderData: { branches, now } }: Route.ComponentProps) {
  const t = useT();
  return (
    <TextPage title={t("about.contacts")} backLabel={t("action.back")} isOnGround>
      <PageHead title={t("about.contacts")} description={t("contacts.text")} />
      <p>{t("contacts.text")}</p>
      <ContactList />
      {branches.length > 0 && <AboutBranches branches={branches} now={now} />}
    </TextPage>
  );
}
