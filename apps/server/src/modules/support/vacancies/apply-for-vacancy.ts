import type { Tx } from "../../../platform/database/index.ts";
import { type Refusal, refuse } from "../../../platform/http/index.ts";
import { newId } from "../../../platform/ids.ts";
import { loadBrandBasics, loadFeatures } from "../../merchants/index.ts";
import { parsePhone } from "../../users/index.ts";
import { selectApplicationCount, insertApplication, selectApplicantLock, selectVacancy } from "./queries.ts";

const DAY_SECONDS = 86_400;
const MAX_APPLICATIONS_PER_DAY = 3;

/**
 * Stores an application for an open vacancy, up to three a day per phone number [CT-3]. The phone number is not
 * verified. Earlier applications are therefore neither changed nor revealed.
 */
export async function applyForVacancy(
  tx: Tx,
  merchantId: string,
  request: { vacancyId: string; name: string; phone: string; comment: string | null; now: Date },
): Promise<{ done: true } | Refusal<"not_found" | "phone_invalid" | "too_many_requests">> {
  const { vacancies } = await loadFeatures(tx, merchantId);
  if (!vacancies || !(await selectVacancy(tx, merchantId, request.vacancyId))) return refuse("not_found");
  const phone = parsePhone(request.phone, await loadBrandBasics(tx, merchantId));
  if (phone === null) return refuse("phone_invalid", { field: "phone" });
  await selectApplicantLock(tx, merchantId, phone);
  const since = new Date(request.now.getTime() - DAY_SECONDS * 1000);
  if ((await selectApplicationCount(tx, merchantId, { phone, since })) >= MAX_APPLICATIONS_PER_DAY)
    return refuse("too_many_requests", { seconds: DAY_SECONDS });
  await insertApplication(tx, merchantId, { ...request, phone, id: newId(), at: request.now });
  return { done: true };
}
