import { endpoints } from "@dasturxon/contract";
import { bindEndpoint, type Http, refuse, prepareSharedReply } from "../../../platform/http/index.ts";
import { loadFeatures } from "../../merchants/index.ts";
import { applyForVacancy } from "./apply-for-vacancy.ts";
import { registerManagedVacancies } from "./manage-vacancies.ts";
import { selectApplications, selectVacancies, selectVacancy } from "./queries.ts";

/** Registers the API calls for vacancies and applications [CT-3]. */
export function registerVacancies(http: Http): void {
  registerManagedVacancies(http);
  bindEndpoint(http, endpoints.vacancies, (call) =>
    prepareSharedReply(http, call, () =>
      call.db.tenantRead(call.merchant.id, async (tx) => {
        const { vacancies } = await loadFeatures(tx, call.merchant.id);
        return vacancies ? selectVacancies(tx, call.merchant.id) : [];
      }),
    ),
  );
  bindEndpoint(http, endpoints.vacancy, async ({ merchant, params, db }) => {
    const found = await db.tenantRead(merchant.id, async (tx) => {
      const { vacancies } = await loadFeatures(tx, merchant.id);
      return vacancies ? selectVacancy(tx, merchant.id, params.id) : undefined;
    });
    return found ?? refuse("not_found");
  });
  bindEndpoint(http, endpoints.applyForVacancy, ({ merchant, params, body, db, clock }) => {
    const request = { ...body, comment: body.comment ?? null, vacancyId: params.id, now: clock.now() };
    return db.tenant(merchant.id, (tx) => applyForVacancy(tx, merchant.id, request));
  });
  bindEndpoint(http, endpoints.vacancyApplications, async ({ session, query, db }) => {
    const { merchantId } = session;
    const { rows, total } = await db.tenantRead(merchantId, (tx) =>
      selectApplications(tx, merchantId, query),
    );
    const content = rows.map(({ createdAt, ...row }) => ({ ...row, createdDate: createdAt.toISOString() }));
    return { content, ...query, totalElements: total, totalPages: Math.ceil(total / query.size) };
  });
}
