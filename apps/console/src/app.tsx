import { Box, MantineProvider } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createBrowserRouter, Navigate, RouterProvider } from "react-router";
import { BoardPage } from "./features/board/board-page.tsx";
import { LiveBoard } from "./features/board/live-board.tsx";
import { PastOrdersPage } from "./features/board/past/past-orders-page.tsx";
import { ReservationsPage } from "./features/reservations/reservations-page.tsx";
import { LiveReservations } from "./features/reservations/live-reservations.tsx";
import { PausesPage } from "./features/pauses/pauses-page.tsx";
import { SignInPage } from "./features/sign-in/sign-in-page.tsx";
import { StopListPage } from "./features/stop-list/stop-list-page.tsx";
import { ConsoleFrame } from "./frame.tsx";
import type { LoadedLanguage } from "./platform/language.ts";
import { SessionProvider, useSessionQuery } from "./platform/session.tsx";
import { theme } from "./platform/theme.ts";
import { LanguageProvider, useT } from "./platform/use-language.tsx";
import { QueryState } from "./ui/query-state.tsx";

// The client of the API tries reads again itself.
const queries = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } },
});

const router = createBrowserRouter(
  [
    {
      element: <ConsoleFrame />,
      children: [
        { index: true, element: <BoardPage /> },
        { path: "hall", element: <ReservationsPage /> },
        { path: "past-orders", element: <PastOrdersPage /> },
        { path: "stop-list", element: <StopListPage /> },
        { path: "pauses", element: <PausesPage /> },
        { path: "*", element: <Navigate to="/" replace /> },
      ],
    },
  ],
  { basename: "/console" },
);

export function App({ firstLanguage }: { firstLanguage: LoadedLanguage }) {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto">
      <Notifications position="top-center" />
      <LanguageProvider first={firstLanguage}>
        <QueryClientProvider client={queries}>
          <Doorway />
        </QueryClientProvider>
      </LanguageProvider>
    </MantineProvider>
  );
}

function Doorway() {
  const t = useT();
  const query = useSessionQuery();
  const session = query.data;
  if (session === undefined) {
    return (
      <Box component="main" h="100dvh">
        <QueryState query={query} failed={t("frame.unreachable")} area="page" />
      </Box>
    );
  }
  if (session.staff === null) return <SignInPage ended={session.ended} />;
  return (
    <SessionProvider staff={session.staff}>
      <LiveBoard>
        <LiveReservations>
          <RouterProvider router={router} />
        </LiveReservations>
      </LiveBoard>
    </SessionProvider>
  );
}
