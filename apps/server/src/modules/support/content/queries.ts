import type { Banner, Policy } from "@dasturxon/contract";
import type { Text } from "@dasturxon/contract/shapes";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/index.ts";

export async function selectPolicies(tx: Tx, merchantId: string, type: string | null): Promise<Policy[]> {
  const { rows } = await sql<Policy>`
    select type, text from policies
    where merchant_id = ${merchantId} and text <> '{}' and (${type}::text is null or type = ${type}) order by type`.execute(
    tx,
  );
  return rows;
}

/** Banners that are shown at `now`. */
export async function selectBanners(tx: Tx, merchantId: string, now: Date): Promise<Banner[]> {
  const { rows } = await sql<Banner>`
    select id, name, image, link, position from banners
    where merchant_id = ${merchantId} and is_active and deleted_at is null
      and (start_at is null or start_at <= ${now}) and (end_at is null or end_at > ${now})
    order by position, id`.execute(tx);
  return rows;
}

export interface ContentRows {
  policies: { type: string; text: Text }[];
  banners: { id: string; name: Text; image: string; link: string | null; position: number }[];
  vacancies: {
    id: string;
    position: Text;
    responsible_person: string;
    phone: string;
    salary_from: number | null;
    salary_to: number | null;
    requirements: Text;
    place: number;
  }[];
}

/** Policies, banners and vacancies in bulk; the same ids again change what differs. */
export async function insertOrUpdateContent(tx: Tx, merchantId: string, content: ContentRows): Promise<void> {
  await sql`
    insert into policies (merchant_id, type, text)
    select ${merchantId}, p.type, p.text
    from jsonb_to_recordset(${JSON.stringify(content.policies)}::jsonb) as p (type text, text jsonb)
    on conflict (merchant_id, type) do update set text = excluded.text`.execute(tx);
  await sql`
    insert into banners (merchant_id, id, name, image, link, position)
    select ${merchantId}, b.id, b.name, b.image, b.link, b.position
    from jsonb_to_recordset(${JSON.stringify(content.banners)}::jsonb)
      as b (id uuid, name jsonb, image text, link text, position int)
    on conflict (merchant_id, id) do update set name = excluded.name, image = excluded.image, link = excluded.link,
      position = excluded.position`.execute(tx);
  await sql`
    insert into vacancies (merchant_id, id, position, responsible_person, phone, salary_from, salary_to, requirements,
      place)
    select ${merchantId}, v.id, v.position, v.responsible_person, v.phone, v.salary_from, v.salary_to, v.requirements,
      v.place
    from jsonb_to_recordset(${JSON.stringify(content.vacancies)}::jsonb)
      as v (id uuid, position jsonb, responsible_person text, phone text, salary_from bigint, salary_to bigint,
        requirements jsonb, place int)
    on conflict (merchant_id, id) do update set position = excluded.position, phone = excluded.phone,
      responsible_person = excluded.responsible_person, salary_from = excluded.salary_from,
      salary_to = excluded.salary_to, requirements = excluded.requirements, place = excluded.place`.execute(
    tx,
  );
}
