import { type ConsoleEvent, endpoints } from "@dasturxon/contract";
import type { BusEvent } from "../events.ts";
import { createClaimEventMapper, type OrderWatch, createOrderEventMapper } from "../modules/orders/index.ts";
import { createTableEventMapper } from "../modules/reservations/index.ts";
import type { EventBus, EventWatch } from "../platform/bus/index.ts";
import {
  bindEndpoint,
  selectAllowedBranches,
  type Http,
  createResumableStream,
} from "../platform/http/index.ts";

const consoleTopics = [
  "order-changed",
  "reservation-changed",
  "waiter-call-changed",
  "claim-changed",
] as const;
type ConsoleTopic = (typeof consoleTopics)[number];

/** Publishes changed orders, reservations, waiter calls and claims to open console streams, in publication order. */
export type ConsoleWatch = EventWatch<ConsoleTopic>;

interface ConsoleStreamParts {
  bus: EventBus;
  consoleWatch: ConsoleWatch;
  orderWatch: OrderWatch;
}

const EMPTY_CONSOLE_EVENT: ConsoleEvent = { order: null, reservation: null, waiterCall: null, claim: null };

/** Streams each changed order, reservation, waiter call and claim that the staff member may see. */
export function registerConsoleStream(
  http: Http,
  { bus, consoleWatch, orderWatch }: ConsoleStreamParts,
): void {
  bindEndpoint(http, endpoints.consoleEvents, ({ session, query, db, lastEventId }) => {
    const { merchantId } = session;
    const showing = {
      db,
      watch: orderWatch,
      session,
      branchIds: selectAllowedBranches(session, query.branchId),
    };
    const showOrder = createOrderEventMapper(showing);
    const showTables = createTableEventMapper(showing);
    const showClaim = createClaimEventMapper(showing);
    const loadConsoleEvent = async (event: BusEvent<ConsoleTopic>): Promise<ConsoleEvent | null> => {
      if (event.topic === "claim-changed") {
        const claim = await showClaim(event);
        return claim && { ...EMPTY_CONSOLE_EVENT, claim };
      }
      if (event.topic === "order-changed") {
        const order = await showOrder(event);
        return order && { ...EMPTY_CONSOLE_EVENT, order };
      }
      const shown = await showTables(event);
      return shown && { ...EMPTY_CONSOLE_EVENT, ...shown };
    };
    return createResumableStream(bus, {
      topics: consoleTopics,
      watch: consoleWatch,
      merchantId,
      userId: null,
      lastEventId,
      show: loadConsoleEvent,
    });
  });
}
