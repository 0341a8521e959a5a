import type { Tx } from "../../../platform/database/index.ts";
import { type Refused, refuse } from "../../../platform/http/index.ts";
import { newId } from "../../../platform/ids.ts";
import { loadBasics, loadFeatures } from "../../merchants/index.ts";
import { parsePhone } from "../../users/index.ts";
import { selectVacancy, upsertApplication } from "./queries.ts";

/** Applies for an open vacancy [CT-3]; the same phone again changes what was sent. */
export async function applyForVacancy(
  tx: Tx,
  merchantId: string,
  asked: { vacancyId: string; name: string; phone: string; comment: string | null; now: Date },
): Promise<{ id: string; createdDate: string } | Refused<"not_found" | "phone_invalid">> {
  const { vacancies } = await loadFeatures(tx, merchantId);
  if (!vacancies || !(await selectVacancy(tx, merchantId, asked.vacancyId))) return refuse("not_found");
  const { currency } = await loadBasics(tx, merchantId);
  const phone = parsePhone(asked.phone, currency);
  if (phone === null) return refuse("phone_invalid", { field: "phone" });
  const row = await upsertApplication(tx, merchantId, { ...asked, phone, id: newId(), at: asked.now });
  return { id: row.id, createdDate: row.createdAt.toISOString() };
}
