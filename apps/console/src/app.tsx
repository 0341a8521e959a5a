import { Center, Loader, MantineProvider } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createBrowserRouter, Navigate, RouterProvider } from "react-router";
import { BoardPage } from "./features/board/board-page.tsx";
import { LiveBoard } from "./features/board/live-board.tsx";
import { PastOrdersPage } from "./features/board/past/past-orders-page.tsx";
import { HallPage } from "./features/hall/hall-page.tsx";
import { LiveHall } from "./features/hall/live-hall.tsx";
import { PausesPage } from "./features/pauses/pauses-page.tsx";
import { SignInPage } from "./features/sign-in/sign-in-page.tsx";
import { StopListPage } from "./features/stop-list/stop-list-page.tsx";
import { ConsoleFrame } from "./frame.tsx";
import type { LoadedLanguage } from "./platform/language.ts";
import { SessionProvider, useSessionQuery } from "./platform/session.tsx";
import { theme } from "./platform/theme.ts";
import { LanguageProvider } from "./platform/use-language.tsx";

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
        { path: "hall", element: <HallPage /> },
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
  const session = useSessionQuery();
  if (session === undefined) {
    return (
      <Center h="100dvh">
        <Loader />
      </Center>
    );
  }
  if (session.staff === null) return <SignInPage ended={session.ended} />;
  return (
    <SessionProvider staff={session.staff}>
      <LiveBoard>
        <LiveHall>
          <RouterProvider router={router} />
        </LiveHall>
      </LiveBoard>
    </SessionProvider>
  );
}
