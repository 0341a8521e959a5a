import type { StaffMember } from "@dasturxon/contract";
import { createConsoleRoutes } from "../console-routes.tsx";
import { LiveBoard } from "../features/board/live-board.tsx";
import { LivePayments } from "../features/payments/due/live-payments.tsx";
import { LiveReservations } from "../features/reservations/live-reservations.tsx";
import { EventStreamProvider } from "../platform/live-line.tsx";
import type { FakeAnswers } from "./fake-api.ts";
import { startFakeEventStreams } from "./fake-lines.ts";
import { DESKTOP_VIEWPORT_SIZE, renderRoutes } from "./render-page.tsx";

interface RenderConsoleOptions {
  role?: StaffMember["role"];
  api: FakeAnswers;
  size?: readonly [number, number];
  at?: string;
}

/** Renders the whole console for a signed-in staff member, with its bar and live sources. */
export async function renderConsole(options: RenderConsoleOptions) {
  const lines = startFakeEventStreams();
  const rendered = await renderRoutes(
    createConsoleRoutes,
    { size: DESKTOP_VIEWPORT_SIZE, ...options },
    (router) => (
      <EventStreamProvider>
        <LiveBoard>
          <LiveReservations>
            <LivePayments>{router}</LivePayments>
          </LiveReservations>
        </LiveBoard>
      </EventStreamProvider>
    ),
  );
  return { ...rendered, lines };
}
