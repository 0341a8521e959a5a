import { endpoints } from "@dasturxon/contract";
import type { Bus } from "../../../platform/bus/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { bind, type Call, type Http, refuse, type Session } from "../../../platform/http/index.ts";
import type { ChangeRequest } from "../change-order.ts";
import { acceptOrder, addMinutes, assignCourier, moveOrder, refuseOrder } from "./lead-order.ts";
import { selectCouriers } from "../queries.ts";
import type { OrderWatch } from "../watch-orders.ts";
import { streamBoard } from "./stream-board.ts";
import { showBoard, showBoardOrder } from "./show-board.ts";

const leading = ["owner", "manager", "operator"];
const cooking = [...leading, "kitchen"];

/** The staff's calls about orders; who may do what stands beside each. */
export function registerOrderBoard(http: Http, live: { bus: Bus; watch: OrderWatch }): void {
  bind(http, endpoints.board, ({ session, query, db, clock }) =>
    db.tenantRead(session.merchantId, (tx) =>
      showBoard(tx, session.merchantId, { ...query, now: clock.now() }),
    ),
  );
  bind(http, endpoints.boardEvents, ({ session, query, db, log, lastEventId }) => {
    const onError = (error: unknown) => log.error({ err: error }, "the board's events failed");
    const { merchantId } = session;
    return streamBoard({ ...live, db, merchantId, branchId: query.branchId ?? null, lastEventId, onError });
  });
  bind(http, endpoints.boardOrder, async ({ session, params, db }) => {
    const { merchantId } = session;
    return (
      (await db.tenantRead(merchantId, (tx) => showBoardOrder(tx, merchantId, params.id))) ??
      refuse("not_found")
    );
  });
  bind(http, endpoints.couriers, ({ session, db }) =>
    db.tenantRead(session.merchantId, (tx) => selectCouriers(tx, session.merchantId)),
  );
  bind(http, endpoints.acceptOrder, (call) =>
    lead(call, leading, (tx, request) => acceptOrder(tx, request, call.body.cookingMinutes)),
  );
  bind(http, endpoints.refuseOrder, (call) => {
    const why = { reason: call.body.reason, comment: call.body.comment ?? null };
    return lead(call, leading, (tx, request) => refuseOrder(tx, request, why));
  });
  bind(http, endpoints.moveOrder, (call) =>
    lead(call, cooking, (tx, request) => moveOrder(tx, request, call.body.status)),
  );
  bind(http, endpoints.assignCourier, (call) =>
    lead(call, leading, (tx, request) => assignCourier(tx, request, call.body.courierId)),
  );
  bind(http, endpoints.addMinutes, (call) =>
    lead(call, cooking, (tx, request) => addMinutes(tx, request, call.body.minutes)),
  );
}

interface LeadCall extends Pick<Call, "db" | "clock"> {
  session: Session;
  params: { id: string };
  body: { version: number };
}

async function lead<T extends object>(
  call: LeadCall,
  roles: string[],
  change: (tx: Tx, request: ChangeRequest) => Promise<T | Parameters<typeof refuse>[0]>,
) {
  const { session, db, clock } = call;
  if (!roles.includes(session.role)) return refuse("forbidden");
  const { merchantId } = session;
  const by = { kind: "staff", id: session.id, name: session.name } as const;
  const request = { merchantId, id: call.params.id, version: call.body.version, by, now: clock.now() };
  const changed = await db.tenant(merchantId, (tx) => change(tx, request));
  return typeof changed === "string" ? refuse(changed) : changed;
}
