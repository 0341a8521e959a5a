import { vacancy } from "@dasturxon/contract/managed/vacancies";
import { type Http, refuse } from "../../../platform/http/index.ts";
import { bindCalls, bound } from "../../../platform/resource/index.ts";

/** Vacancy management [CT-3]. A removed vacancy remains stored for its applications. */
export const vacancies = bound(vacancy, {
  table: "vacancies",
  position: "place",
  before: (_tx, { fields }) => {
    if (!fields) return undefined;
    const { salaryFrom, salaryTo } = fields;
    const isTurned = salaryFrom !== null && salaryTo !== null && salaryTo < salaryFrom;
    return isTurned ? refuse("bad_request", { field: "salaryTo", in: "body" }) : undefined;
  },
});

export function manageVacancies(http: Http): void {
  bindCalls(http, vacancies);
}
