import type { Vacancy } from "@dasturxon/contract";
import type { TextByLanguage } from "@dasturxon/contract/shapes";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/index.ts";
import { queryOne } from "../../../platform/database/index.ts";

const vacancyColumns = sql`id, position, responsible_person as "responsiblePerson", phone, salary_from as "salaryFrom",
  salary_to as "salaryTo", requirements`;

export async function selectVacancies(tx: Tx, merchantId: string): Promise<Vacancy[]> {
  const { rows } = await sql<Vacancy>`
    select ${vacancyColumns} from vacancies where merchant_id = ${merchantId} and is_active and deleted_at is null
    order by place, id`.execute(tx);
  return rows;
}

export async function selectVacancy(tx: Tx, merchantId: string, id: string): Promise<Vacancy | undefined> {
  const { rows } = await sql<Vacancy>`
    select ${vacancyColumns} from vacancies where merchant_id = ${merchantId} and id = ${id} and is_active
      and deleted_at is null`.execute(tx);
  return rows[0];
}

/** Acquires a lock per phone number, so that concurrent applications are counted one after the other. */
export async function selectApplicantLock(tx: Tx, merchantId: string, phone: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('applicant:' || ${merchantId}::text || ${phone}::text, 0))`.execute(
    tx,
  );
}

/** Returns the number of applications of a phone number since `since`. */
export async function selectApplicationCount(
  tx: Tx,
  merchantId: string,
  { phone, since }: { phone: string; since: Date },
): Promise<number> {
  const { count } = await queryOne(
    tx,
    sql<{ count: number }>`select count(*)::int as count from vacancy_applications
      where merchant_id = ${merchantId} and phone = ${phone} and created_at > ${since}`,
  );
  return count;
}

/** Stores an application. `is_repeated` is set if the phone number has applied for the vacancy before. */
export async function insertApplication(
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
): Promise<void> {
  const { id, vacancyId, name, phone, comment, at } = application;
  const { isRepeated } = await queryOne(
    tx,
    sql<{
      isRepeated: boolean;
    }>`select exists (select from vacancy_applications where merchant_id = ${merchantId}
      and phone = ${phone} and vacancy_id = ${vacancyId}) as "isRepeated"`,
  );
  await sql`
    insert into vacancy_applications (merchant_id, id, vacancy_id, name, phone, comment, created_at, is_repeated)
    values (${merchantId}, ${id}, ${vacancyId}, ${name}, ${phone}, ${comment}, ${at}, ${isRepeated})`.execute(
    tx,
  );
}

export interface ApplicationRow {
  id: string;
  vacancyId: string;
  position: TextByLanguage;
  name: string;
  phone: string;
  comment: string | null;
  createdAt: Date;
  isRepeated: boolean;
}

/** Returns a page of the brand's applications, newest first, and their total number. */
export async function selectApplications(
  tx: Tx,
  merchantId: string,
  { page, size }: { page: number; size: number },
): Promise<{ rows: ApplicationRow[]; total: number }> {
  const { rows: found } = await sql<ApplicationRow>`
    select a.id, a.vacancy_id as "vacancyId", v.position, a.name, a.phone, a.comment, a.created_at as "createdAt",
      a.is_repeated as "isRepeated"
    from vacancy_applications a
    join vacancies v on v.merchant_id = a.merchant_id and v.id = a.vacancy_id
    where a.merchant_id = ${merchantId} order by a.created_at desc, a.id desc
    limit ${size} offset ${page * size}`.execute(tx);
  const { total } = await queryOne(
    tx,
    sql<{ total: number }>`
      select count(*)::int as total from vacancy_applications where merchant_id = ${merchantId}`,
  );
  return { rows: found, total };
}
