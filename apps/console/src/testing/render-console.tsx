import type { StaffMember } from "@dasturxon/contract";
import { consoleRoutes } from "../console-routes.tsx";
import { LiveBoard } from "../features/board/live-board.tsx";
import { LivePayments } from "../features/payments/due/live-payments.tsx";
import { LiveReservations } from "../features/reservations/live-reservations.tsx";
import { LiveLine } from "../platform/live-line.tsx";
import type { Answers } from "./fake-api.ts";
import { fakeLines } from "./fake-lines.ts";
import { DESKTOP, renderRoutes } from "./render-page.tsx";

interface Options {
  role?: StaffMember["role"];
  api: Answers;
  at?: string;
}

/** Renders the whole console for a signed-in staff member, with its bar and live sources. */
export async function renderConsole(options: Options) {
  const lines = fakeLines();
  const rendered = await renderRoutes(consoleRoutes, { size: DESKTOP, ...options }, (router) => (
    <LiveLine>
      <LiveBoard>
        <LiveReservations>
          <LivePayments>{router}</LivePayments>
        </LiveReservations>
      </LiveBoard>
    </LiveLine>
  ));
  return { ...rendered, lines };
}
