import { VacancyList } from "../features/vacancies/vacancy-list.tsx";
import { useT } from "../platform/i18n.tsx";
import { createErrorResponse } from "../platform/failed-page.ts";
import { storefrontPageContext } from "../platform/load-context.ts";
import { createNotFoundResponse } from "../platform/missing-page.ts";
import { PageHead } from "../shop/brand/page-head.tsx";
import { TextPage } from "../ui/text-page.tsx";
import type { Route } from "./+types/vacancies";

export async function loader({ context }: Route.LoaderArgs) {
  const { call, merchant, language } = context.get(storefrontPageContext);
  if (!merchant?.features.vacancies) throw createNotFoundResponse();
  const { data, error } = await call("GET /support/v1/vacancies");
  if (error) throw createErrorResponse(error, language);
  return { vacancies: data };
}

/** Lists the brand's vacancies [CT-3]. */
export default function Vacancies({ loaderData: { vacancies } }: Route.ComponentProps) {
  const t = useT();
  return (
    <TextPage title={t("vacancy.title")} backLabel={t("action.back")} isOnGround>
      <PageHead title={t("vacancy.title")} description={t("vacancy.text")} />
      {vacancies.length > 0 && <p>{t("vacancy.text")}</p>}
      <VacancyList vacancies={vacancies} />
    </TextPage>
  );
}
