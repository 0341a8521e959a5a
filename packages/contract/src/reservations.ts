import { RESERVATION_STATES } from "@dasturxon/domain/reservation";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { id, instant, phone, tableSecret, text } from "./shapes.ts";

export const diningTable = z.object({
  id,
  branchId: id,
  number: z.string(),
  /** The hall, the terrace. */
  place: text,
  chairs: z.int(),
});

export const reservation = z.object({
  id,
  version: z.int(),
  branch: z.object({ id, name: text, address: text, phone: z.string().nullable() }),
  table: diningTable.omit({ branchId: true }),
  chairs: z.int(),
  startsAt: instant,
  endsAt: instant,
  state: z.enum(RESERVATION_STATES),
  guestName: z.string().nullable(),
  guestPhone: z.string(),
  comment: z.string().nullable(),
  /** What the staff said to it. */
  answer: z.string().nullable(),
  createdDate: instant,
});

export const waiterCall = z.object({
  id,
  branchId: id,
  table: diningTable.omit({ branchId: true }),
  state: z.enum(["CALLED", "ENDED"]),
  calledAt: instant,
  endedAt: instant.nullable(),
});

/** One of the two, again at each change. */
export const hallEvent = z.object({
  reservation: reservation.nullable(),
  waiterCall: waiterCall.nullable(),
});

/** `day` is `yyyy-mm-dd`, `time` is `HH:mm`, both on the branch's clock. */
const when = {
  day: z.iso.date(),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
};

const chairs = z.int().min(1).max(100);

const minutes = z.int().min(30).max(360);

const byId = z.object({ id });

const answering = ["not_found", "stale_version", "reservation_over", "forbidden"] as const;

const answerBody = z.object({ version: z.int().min(1), answer: z.string().trim().max(300).nullish() });

/** Tables, their reservations and calls for the waiter. */
export const reservations = {
  branchTables: endpoint({
    method: "GET",
    path: "/users/v1/branches/{id}/tables",
    auth: "none",
    summary: "Tables of a branch",
    params: byId,
    reply: z.array(diningTable),
    refusals: ["not_found"],
  }),
  freeTables: endpoint({
    method: "GET",
    path: "/orders/v1/reservations/tables",
    auth: "none",
    perMinute: 240,
    summary: "Tables of a branch with enough chairs, and whether each is free at a time",
    query: z.object({
      branchId: id,
      ...when,
      chairs: z.coerce.number().pipe(chairs).default(2),
      minutes: z.coerce.number().pipe(minutes).default(120),
    }),
    reply: z.array(diningTable.extend({ isFree: z.boolean() })),
    refusals: ["branch_not_found", "feature_off"],
  }),
  reserveTable: endpoint({
    method: "POST",
    path: "/orders/v1/reservations",
    auth: "token",
    perMinute: 60,
    idempotent: true,
    summary: "Reserves a table, the named one or the smallest free one with enough chairs",
    body: z.object({
      branchId: id,
      tableId: id.nullish(),
      chairs,
      ...when,
      minutes: minutes.default(120),
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
  reservationsOf: endpoint({
    method: "GET",
    path: "/orders/v1/reservations/user/{userId}",
    auth: "token",
    summary: "The customer's reservations, the latest first",
    params: z.object({ userId: id }),
    reply: z.array(reservation),
    refusals: ["not_found"],
  }),
  cancelReservation: endpoint({
    method: "POST",
    path: "/orders/v1/reservations/{id}/cancel",
    auth: "token",
    summary: "Cancels an own reservation before it begins",
    params: byId,
    reply: reservation,
    refusals: ["not_found", "reservation_over"],
  }),
  callWaiter: endpoint({
    method: "POST",
    path: "/orders/v1/waiter-calls",
    auth: "none",
    perMinute: 20,
    summary:
      "Calls the waiter to a table; calling again while nobody came is the same call; the table's secret is in its QR code",
    body: z.object({ tableId: id, tableSecret }),
    reply: waiterCall,
    refusals: ["table_not_found", "too_many_requests"],
  }),
  waiterCall: endpoint({
    method: "GET",
    path: "/orders/v1/waiter-calls/{id}",
    auth: "none",
    summary: "Whether the waiter still has to come",
    params: byId,
    reply: waiterCall,
    refusals: ["not_found"],
  }),
  hall: endpoint({
    method: "GET",
    path: "/console/v1/hall",
    auth: "staff",
    summary: "Reservations from today on and the open calls for the waiter; where the live events go on from",
    query: z.object({ branchId: id.optional() }),
    reply: z.object({
      lastEventId: z.string(),
      reservations: z.array(reservation),
      waiterCalls: z.array(waiterCall),
    }),
    refusals: ["forbidden"],
  }),
  hallEvents: endpoint({
    method: "GET",
    path: "/console/v1/hall/events",
    auth: "staff",
    summary: "Each reservation and call for the waiter again at each change",
    query: z.object({ branchId: id.optional() }),
    reply: hallEvent,
    kind: "events",
    refusals: ["forbidden"],
  }),
  confirmReservation: endpoint({
    method: "POST",
    path: "/console/v1/reservations/{id}/confirm",
    auth: "staff",
    summary: "Confirms a reservation",
    params: byId,
    body: answerBody,
    reply: reservation,
    refusals: answering,
  }),
  refuseReservation: endpoint({
    method: "POST",
    path: "/console/v1/reservations/{id}/refuse",
    auth: "staff",
    summary: "Refuses a reservation, also one that was confirmed; the table is free again",
    params: byId,
    body: answerBody,
    reply: reservation,
    refusals: answering,
  }),
  endWaiterCall: endpoint({
    method: "POST",
    path: "/console/v1/waiter-calls/{id}/end",
    auth: "staff",
    summary: "Ends a call: somebody went to the table; ending it again changes nothing",
    params: byId,
    reply: waiterCall,
    refusals: ["not_found", "forbidden"],
  }),
};

export type DiningTable = z.infer<typeof diningTable>;
export type Reservation = z.infer<typeof reservation>;
export type WaiterCall = z.infer<typeof waiterCall>;
export type HallEvent = z.infer<typeof hallEvent>;
