import type { Vacancy } from "@dasturxon/contract";
import type { Text } from "@dasturxon/contract/shapes";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/index.ts";

const columns = sql`id, position, responsible_person as "responsiblePerson", phone, salary_from as "salaryFrom",
  salary_to as "salaryTo", requirements`;
const MOST_APPLICATIONS = 500;

export async function selectVacancies(tx: Tx, merchantId: string): Promise<Vacancy[]> {
  const { rows } = await sql<Vacancy>`
    select ${columns} from vacancies where merchant_id = ${merchantId} and is_active order by place, id`.execute(
    tx,
  );
  return rows;
}

export async function selectVacancy(tx: Tx, merchantId: string, id: string): Promise<Vacancy | undefined> {
  const { rows } = await sql<Vacancy>`
    select ${columns} from vacancies where merchant_id = ${merchantId} and id = ${id} and is_active`.execute(
    tx,
  );
  return rows[0];
}

/** One application a vacancy and phone: sent again it is changed. */
export async function upsertApplication(
  tx: Tx,
  merchantId: string,
  application: {
    id: string;
    vacancyId: string;
    name: string;
    phone: string;
    comment: string | null;
    at: Date;
  },
): Promise<{ id: string; createdAt: Date }> {
  const { id, vacancyId, name, phone, comment, at } = application;
  const { rows } = await sql<{ id: string; createdAt: Date }>`
    insert into vacancy_applications (merchant_id, id, vacancy_id, name, phone, comment, created_at)
    values (${merchantId}, ${id}, ${vacancyId}, ${name}, ${phone}, ${comment}, ${at})
    on conflict (merchant_id, vacancy_id, phone) do update set name = excluded.name, comment = excluded.comment
    returning id, created_at as "createdAt"`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("an upsert always returns its row");
  return row;
}

export interface ApplicationRow {
  id: string;
  vacancyId: string;
  position: Text;
  name: string;
  phone: string;
  comment: string | null;
  createdAt: Date;
}

export async function selectApplications(tx: Tx, merchantId: string): Promise<ApplicationRow[]> {
  const { rows } = await sql<ApplicationRow>`
    select a.id, a.vacancy_id as "vacancyId", v.position, a.name, a.phone, a.comment, a.created_at as "createdAt"
    from vacancy_applications a
    join vacancies v on v.merchant_id = a.merchant_id and v.id = a.vacancy_id
    where a.merchant_id = ${merchantId} order by a.created_at desc, a.id desc limit ${MOST_APPLICATIONS}`.execute(
    tx,
  );
  return rows;
}
