import { formatPhoneHref } from "@dasturxon/domain/phone-href";
import { formatPhone } from "@dasturxon/domain/format";
import { JobApplicationForm } from "../features/vacancies/application-form.tsx";
import { Salary } from "../features/vacancies/salary.tsx";
import { useText } from "../shop/brand/brand.tsx";
import { useT } from "../platform/i18n.tsx";
import { createErrorResponse } from "../platform/failed-page.ts";
import { storefrontPageContext } from "../platform/load-context.ts";
import { createNotFoundResponse } from "../platform/missing-page.ts";
import { PageHead } from "../shop/brand/page-head.tsx";
import { TextPage } from "../ui/text-page.tsx";
import type { Route } from "./+types/vacancy";

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { call, merchant, language } = context.get(storefrontPageContext);
  if (!merchant?.features.vacancies) throw createNotFoundResponse();
  const { data, error } = await call("GET /support/v1/vacancies/{id}", { path: { id } });
  if (error) throw error.statusCode < 500 ? createNotFoundResponse() : createErrorResponse(error, language);
  return { vacancy: data };
}

/** Shows one vacancy and its application form [CT-3]. */
export default function VacancyRoute({ loaderData: { vacancy } }: Route.ComponentProps) {
  const t = useT();
  const text = useText();
  const position = text(vacancy.position);
  return (
    <TextPage title={position} backLabel={t("action.back")} backTo="/vacancy" isOnGround>
      <PageHead title={position} description={text(vacancy.requirements)} />
      <p className="text-title">
        <Salary vacancy={vacancy} />
      </p>
      <section className="grid gap-1">
        <h2 className="text-card font-bold text-ink">{t("vacancy.requirements")}</h2>
        <p className="own-words">{text(vacancy.requirements)}</p>
      </section>
      <section className="grid gap-1">
        <h2 className="text-card font-bold text-ink">{t("vacancy.person")}</h2>
        <p>
          {vacancy.responsiblePerson}
          {" · "}
          <a href={formatPhoneHref(vacancy.phone) ?? undefined} className="touch font-medium text-brand-ink">
            <bdi dir="ltr">{formatPhone(vacancy.phone)}</bdi>
          </a>
        </p>
      </section>
      <JobApplicationForm key={vacancy.id} vacancyId={vacancy.id} />
    </TextPage>
  );
}
