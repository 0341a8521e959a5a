import { endpoints } from "@dasturxon/contract";
import { mayPerformTask } from "@dasturxon/domain/staff-permission";
import { selectLastEventNumber } from "../../platform/bus/index.ts";
import {
  bindEndpoint,
  selectAllowedBranches,
  type Call,
  type Http,
  refuse,
  type Session,
} from "../../platform/http/index.ts";
import { selectTablesOfBranches } from "../merchants/index.ts";
import { answerReservation } from "./answer-reservation.ts";
import { WAITER_CALL_LIFETIME_MS, endWaiterCall } from "./call-waiter.ts";
import { selectOpenWaiterCalls, selectReservationsSince } from "./queries.ts";
import { viewWaiterCall, viewReservationForStaff } from "./views.ts";

const DAY_MS = 86_400_000;

/** Registers the staff's API calls for reservations and waiter calls. */
export function registerReservationsBoard(http: Http): void {
  bindEndpoint(http, endpoints.brandReservations, ({ session, query, db, clock }) => {
    if (!mayPerformTask(session.role, "attend_tables")) return refuse("forbidden");
    return db.tenantRead(session.merchantId, async (tx) => {
      const { merchantId } = session;
      const now = clock.now().getTime();
      // Reads the id of the last event before the data. A change between the two reads is then sent twice instead of
      // lost.
      const lastEventId = String(await selectLastEventNumber(tx, merchantId));
      const branchIds = selectAllowedBranches(session, query.branchId);
      const since = { branchIds, since: new Date(now - DAY_MS) };
      const reservations = await selectReservationsSince(tx, merchantId, since);
      const open = { branchIds, since: new Date(now - WAITER_CALL_LIFETIME_MS) };
      const waiterCalls = await selectOpenWaiterCalls(tx, merchantId, open);
      return {
        lastEventId,
        reservations: reservations.map((row) => viewReservationForStaff(row, session)),
        waiterCalls: waiterCalls.map(viewWaiterCall),
        tables: await selectTablesOfBranches(tx, merchantId, branchIds),
      };
    });
  });
  bindEndpoint(http, endpoints.confirmReservation, (call) => answerReservationByStaff(call, "CONFIRMED"));
  bindEndpoint(http, endpoints.refuseReservation, (call) => answerReservationByStaff(call, "REFUSED"));
  bindEndpoint(http, endpoints.endWaiterCall, ({ session, params, db, clock }) => {
    if (!mayPerformTask(session.role, "attend_tables")) return refuse("forbidden");
    const { id: by, branchIds } = session;
    const end = { id: params.id, by, branchIds, now: clock.now() };
    return db.tenant(session.merchantId, (tx) => endWaiterCall(tx, session.merchantId, end));
  });
}

interface AnswerReservationCall extends Pick<Call, "db" | "clock"> {
  session: Session;
  params: { id: string };
  body: { version: number; answer?: string | null | undefined };
}

function answerReservationByStaff(
  { session, params, body, db, clock }: AnswerReservationCall,
  state: "CONFIRMED" | "REFUSED",
) {
  if (!mayPerformTask(session.role, "answer_reservations")) return refuse("forbidden");
  const { merchantId, branchIds } = session;
  const said = { ...body, branchIds, answer: body.answer || null };
  return db.tenant(merchantId, (tx) =>
    answerReservation(tx, { ...said, merchantId, id: params.id, state, now: clock.now() }),
  );
}
