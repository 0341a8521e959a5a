import { vacancy } from "@dasturxon/contract/managed/vacancies";
import { type Http, refuse } from "../../../platform/http/index.ts";
import { bindResourceCalls, defineBinding } from "../../../platform/resource/index.ts";
import { refuseIncompletePhone } from "../../users/index.ts";

/** Vacancy management [CT-3]. A removed vacancy remains stored for its applications. */
export const vacancyManagementBinding = defineBinding(vacancy, {
  table: "vacancies",
  position: "place",
  before: (_tx, writing) => {
    const { fields } = writing;
    if (!fields) return undefined;
    const { salaryFrom, salaryTo } = fields;
    const isTurned = salaryFrom !== null && salaryTo !== null && salaryTo < salaryFrom;
    if (isTurned) return refuse("bad_request", { field: "salaryTo", in: "body" });
    return refuseIncompletePhone(writing);
  },
});

export function registerManagedVacancies(http: Http): void {
  bindResourceCalls(http, vacancyManagementBinding);
}
