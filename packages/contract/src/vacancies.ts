import { findTaskRoles } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import { doneReply, id, instant, phone, money, textByLanguage } from "./shapes.ts";

export const vacancy = z.object({
  id,
  position: textByLanguage,
  responsiblePerson: z.string(),
  phone: z.string(),
  /** Monthly salary in soʻm. Either limit may be null. */
  salaryFrom: money.nullable(),
  salaryTo: money.nullable(),
  requirements: textByLanguage,
});

export const vacancyApplication = z.object({
  id,
  vacancyId: id,
  position: textByLanguage,
  name: z.string(),
  phone: z.string(),
  comment: z.string().nullable(),
  createdDate: instant,
  /** Whether the same phone has already applied for the vacancy. The phone is not verified. */
  isRepeated: z.boolean(),
});

/** Vacancies of a brand and applications. */
export const vacancyEndpoints = {
  vacancies: declareEndpoint({
    method: "GET",
    path: "/support/v1/vacancies",
    auth: "none",
    summary: "Lists open vacancies; none if vacancies are off",
    reply: z.array(vacancy),
  }),
  vacancy: declareEndpoint({
    method: "GET",
    path: "/support/v1/vacancies/{id}",
    auth: "none",
    summary: "Returns one vacancy",
    params: z.object({ id }),
    reply: vacancy,
    refusals: ["not_found"],
  }),
  applyForVacancy: declareEndpoint({
    method: "POST",
    path: "/support/v1/vacancies/{id}/apply",
    auth: "none",
    perMinute: 10,
    summary: "Applies for a vacancy; every application is stored, at most three per phone a day",
    params: z.object({ id }),
    body: z.object({
      name: z.string().trim().min(1).max(80),
      phone,
      comment: z.string().trim().max(1000).nullish(),
    }),
    reply: doneReply,
    refusals: ["not_found", "phone_invalid", "too_many_requests"],
  }),
  vacancyApplications: declareEndpoint({
    method: "GET",
    path: "/console/v1/vacancy-applications",
    auth: "staff",
    roles: findTaskRoles("read_applications"),
    summary: "Lists applications with their vacancies, newest first; not for the kitchen",
    query: z.object({
      page: z.coerce.number().int().min(0).max(100_000).default(0),
      size: z.coerce.number().int().min(1).max(100).default(50),
    }),
    reply: z.object({
      content: z.array(vacancyApplication),
      page: z.int(),
      size: z.int(),
      totalElements: z.int(),
      totalPages: z.int(),
    }),
  }),
};

export type Vacancy = z.infer<typeof vacancy>;
export type VacancyApplication = z.infer<typeof vacancyApplication>;
