import { endpoints } from "@dasturxon/contract";
import { mayWork } from "@dasturxon/domain/staff-permission";
import { selectLastEvent } from "../../platform/bus/index.ts";
import { bind, branchesFor, type Call, type Http, refuse, type Session } from "../../platform/http/index.ts";
import { selectTablesOf } from "../merchants/index.ts";
import { answerReservation } from "./answer-reservation.ts";
import { CALL_LIFE_MS, endWaiterCall } from "./call-waiter.ts";
import { selectOpenCalls, selectReservationsSince } from "./queries.ts";
import { viewCall, viewForStaff } from "./views.ts";

const DAY_MS = 86_400_000;

/** Registers the staff's calls for reservations and waiter calls. */
export function registerReservationsBoard(http: Http): void {
  bind(http, endpoints.brandReservations, ({ session, query, db, clock }) => {
    if (!mayWork(session.role, "attend_tables")) return refuse("forbidden");
    return db.tenantRead(session.merchantId, async (tx) => {
      const { merchantId } = session;
      const now = clock.now().getTime();
      // Reads the event id first. A change in between is then sent twice, not lost.
      const lastEventId = String(await selectLastEvent(tx, merchantId));
      const branchIds = branchesFor(session, query.branchId);
      const since = { branchIds, since: new Date(now - DAY_MS) };
      const reservations = await selectReservationsSince(tx, merchantId, since);
      const open = { branchIds, since: new Date(now - CALL_LIFE_MS) };
      const waiterCalls = await selectOpenCalls(tx, merchantId, open);
      return {
        lastEventId,
        reservations: reservations.map((row) => viewForStaff(row, session)),
        waiterCalls: waiterCalls.map(viewCall),
        tables: await selectTablesOf(tx, merchantId, branchIds),
      };
    });
  });
  bind(http, endpoints.confirmReservation, (call) => answer(call, "CONFIRMED"));
  bind(http, endpoints.refuseReservation, (call) => answer(call, "REFUSED"));
  bind(http, endpoints.endWaiterCall, ({ session, params, db, clock }) => {
    if (!mayWork(session.role, "attend_tables")) return refuse("forbidden");
    const { id: by, branchIds } = session;
    const end = { id: params.id, by, branchIds, now: clock.now() };
    return db.tenant(session.merchantId, (tx) => endWaiterCall(tx, session.merchantId, end));
  });
}

interface AnswerCall extends Pick<Call, "db" | "clock"> {
  session: Session;
  params: { id: string };
  body: { version: number; answer?: string | null | undefined };
}

function answer({ session, params, body, db, clock }: AnswerCall, state: "CONFIRMED" | "REFUSED") {
  if (!mayWork(session.role, "answer_reservations")) return refuse("forbidden");
  const { merchantId, branchIds } = session;
  const said = { ...body, branchIds, answer: body.answer || null };
  return db.tenant(merchantId, (tx) =>
    answerReservation(tx, { ...said, merchantId, id: params.id, state, now: clock.now() }),
  );
}
