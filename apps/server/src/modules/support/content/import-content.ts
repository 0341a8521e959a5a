import type { Policy } from "@dasturxon/contract";
import type { Text } from "@dasturxon/contract/shapes";
import { publish } from "../../../platform/bus/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { stableId } from "../../../platform/stable-id.ts";
import { updateContentVersion } from "../../merchants/index.ts";
import { insertOrUpdateContent } from "./queries.ts";

/** What a store tells about itself, as people write it down. */
export interface ContentImport {
  policies: Policy[];
  banners: { picture: string; name: Text; link?: string | null }[];
  vacancies: {
    key: string;
    position: Text;
    responsiblePerson: string;
    phone: string;
    salaryFrom: number | null;
    salaryTo: number | null;
    requirements: Text;
  }[];
}

/** Writes policies, banners and vacancies; guests are shown them from then on. */
export async function importContent(
  tx: Tx,
  merchant: { id: string; key: string },
  content: ContentImport,
): Promise<void> {
  const { id: merchantId, key } = merchant;
  await insertOrUpdateContent(tx, merchantId, {
    policies: content.policies,
    banners: content.banners.map(({ picture, name, link = null }, position) => ({
      id: stableId(key, "banner", picture),
      name,
      image: picture,
      link,
      position,
    })),
    vacancies: content.vacancies.map((vacancy, index) => ({
      id: stableId(key, "vacancy", vacancy.key),
      position: vacancy.position,
      responsible_person: vacancy.responsiblePerson,
      phone: vacancy.phone,
      salary_from: vacancy.salaryFrom,
      salary_to: vacancy.salaryTo,
      requirements: vacancy.requirements,
      place: index,
    })),
  });
  await updateContentVersion(tx);
  await publish(tx, { merchantId, topic: "brand-changed", key: merchantId, payload: {} });
}
