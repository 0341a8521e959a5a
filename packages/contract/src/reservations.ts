import { RESERVATION_STATES } from "@dasturxon/domain/reservation";
import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import { offeredPayment } from "./merchants.ts";
import { idParams, id, instant, phone, tableSecret, textByLanguage } from "./shapes.ts";
import { diningTable, waiterCall } from "./tables.ts";

/** Table with the link of its QR code. The link contains the table's secret. */
export const tableWithQrLink = diningTable.extend({ link: z.url() });

export const reservation = z.object({
  id,
  version: z.int(),
  branch: z.object({ id, name: textByLanguage, address: textByLanguage, phone: z.string().nullable() }),
  table: diningTable.omit({ branchId: true }),
  chairs: z.int(),
  startsAt: instant,
  endsAt: instant,
  state: z.enum(RESERVATION_STATES),
  guestName: z.string().nullable(),
  guestPhone: z.string(),
  comment: z.string().nullable(),
  /** Answer of the staff to the guest; null: none. */
  answer: z.string().nullable(),
  createdDate: instant,
});

/** `day` is `yyyy-mm-dd`, `time` is `HH:mm`, both in the branch's time zone. */
const requestedTimeFields = {
  day: z.iso.date(),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
};

const chairCount = z.int().min(1).max(100);

const durationMinutes = z.int().min(30).max(360);

const reservationAnswerRefusals = ["not_found", "stale_version", "reservation_over", "forbidden"] as const;

const reservationAnswerBody = z.object({
  version: z.int().min(1),
  answer: z.string().trim().max(300).nullish(),
});

/** Tables and reservations. */
export const reservationEndpoints = {
  branchTables: declareEndpoint({
    method: "GET",
    path: "/users/v1/branches/{id}/tables",
    auth: "none",
    summary: "Lists the tables of a branch",
    params: idParams,
    reply: z.array(diningTable),
    refusals: ["not_found"],
  }),
  tableCodes: declareEndpoint({
    method: "GET",
    path: "/console/v1/tables",
    auth: "staff",
    summary: "Lists the tables of every branch with the links of their QR codes, for owner and manager",
    reply: z.array(tableWithQrLink),
    refusals: ["forbidden"],
  }),
  renewTableCode: declareEndpoint({
    method: "POST",
    path: "/console/v1/tables/{id}/code",
    auth: "staff",
    summary: "Renews a table's secret, for owner and manager; printed codes become invalid",
    params: idParams,
    reply: tableWithQrLink,
    refusals: ["not_found", "forbidden"],
  }),
  tableOfCode: declareEndpoint({
    method: "GET",
    path: "/users/v1/tables/{id}",
    auth: "none",
    perMinute: 60,
    summary: "Returns the table of a scanned QR code with its payment methods",
    params: idParams,
    query: z.object({ tableSecret }),
    reply: diningTable.extend({ payments: z.array(offeredPayment) }),
    refusals: ["table_not_found"],
  }),
  freeTables: declareEndpoint({
    method: "GET",
    path: "/orders/v1/reservations/tables",
    auth: "none",
    perMinute: 240,
    summary: "Lists the tables of a branch with enough seats, and whether each is free at a time",
    query: z.object({
      branchId: id,
      ...requestedTimeFields,
      chairs: z.coerce.number().pipe(chairCount).default(2),
      minutes: z.coerce.number().pipe(durationMinutes).default(120),
    }),
    reply: z.array(diningTable.extend({ isFree: z.boolean() })),
    refusals: ["branch_not_found", "feature_off"],
  }),
  reservationTimes: declareEndpoint({
    method: "GET",
    path: "/orders/v1/reservations/times",
    auth: "none",
    perMinute: 240,
    summary: "Lists a day's reservation times of a branch, each with its free tables",
    query: z.object({
      branchId: id,
      day: requestedTimeFields.day,
      chairs: z.coerce.number().pipe(chairCount).default(2),
      minutes: z.coerce.number().pipe(durationMinutes).default(120),
    }),
    reply: z.object({
      /** Tables with enough chairs, smallest first. */
      tables: z.array(diningTable),
      times: z.array(z.object({ time: z.string(), freeTables: z.array(id) })),
    }),
    refusals: ["branch_not_found", "feature_off"],
  }),
  reserveTable: declareEndpoint({
    method: "POST",
    path: "/orders/v1/reservations",
    auth: "token",
    perMinute: 60,
    idempotent: true,
    summary: "Reserves a table, the named one or the smallest free one with enough seats",
    body: z.object({
      branchId: id,
      tableId: id.nullish(),
      chairs: chairCount,
      ...requestedTimeFields,
      minutes: durationMinutes.default(120),
      name: z.string().trim().max(80).nullish(),
      phone: phone.nullish(),
      comment: z.string().trim().max(300).nullish(),
    }),
    reply: reservation,
    refusals: [
      "branch_not_found",
      "table_not_found",
      "table_taken",
      "table_too_small",
      "too_many_reservations",
      "table_closed",
      "phone_invalid",
      "feature_off",
      "idempotency_conflict",
    ],
  }),
  reservationsOf: declareEndpoint({
    method: "GET",
    path: "/orders/v1/reservations/user/{userId}",
    auth: "token",
    summary: "Lists the customer's reservations, latest first",
    params: z.object({ userId: id }),
    reply: z.array(reservation),
    refusals: ["not_found"],
  }),
  reservationEvents: declareEndpoint({
    method: "GET",
    path: "/orders/v1/reservations/user/{userId}/events",
    auth: "token",
    summary: "Streams each reservation of the customer at each change",
    params: z.object({ userId: id }),
    reply: reservation,
    kind: "events",
    refusals: ["not_found"],
  }),
  cancelReservation: declareEndpoint({
    method: "POST",
    path: "/orders/v1/reservations/{id}/cancel",
    auth: "token",
    summary: "Cancels the customer's own reservation before it begins",
    params: idParams,
    reply: reservation,
    refusals: ["not_found", "reservation_over"],
  }),
  brandReservations: declareEndpoint({
    method: "GET",
    path: "/console/v1/reservations",
    auth: "staff",
    summary: "Lists reservations from today on and open waiter calls, with the position for the event stream",
    query: z.object({ branchId: id.optional() }),
    reply: z.object({
      lastEventId: z.string(),
      reservations: z.array(reservation),
      waiterCalls: z.array(waiterCall),
      /** Active dining tables, including those without reservations. */
      tables: z.array(diningTable),
    }),
    refusals: ["forbidden"],
  }),
  confirmReservation: declareEndpoint({
    method: "POST",
    path: "/console/v1/reservations/{id}/confirm",
    auth: "staff",
    summary: "Confirms a reservation",
    params: idParams,
    body: reservationAnswerBody,
    reply: reservation,
    refusals: reservationAnswerRefusals,
  }),
  refuseReservation: declareEndpoint({
    method: "POST",
    path: "/console/v1/reservations/{id}/refuse",
    auth: "staff",
    summary: "Refuses a reservation, also a confirmed one; the table becomes free",
    params: idParams,
    body: reservationAnswerBody,
    reply: reservation,
    refusals: reservationAnswerRefusals,
  }),
};

export type TableWithQrLink = z.infer<typeof tableWithQrLink>;
export type TableByCode = z.infer<typeof reservationEndpoints.tableOfCode.reply>;
export type Reservation = z.infer<typeof reservation>;
export type ReservationTimes = z.infer<typeof reservationEndpoints.reservationTimes.reply>;
