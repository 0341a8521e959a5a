import { Box, MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useEffect } from "react";
import { createBrowserRouter, RouterProvider } from "react-router";
import { createConsoleRoutes } from "./console-routes.tsx";
import { LiveBoard } from "./features/board/live-board.tsx";
import { LivePayments } from "./features/payments/due/live-payments.tsx";
import { LiveReservations } from "./features/reservations/live-reservations.tsx";
import { EventStreamProvider } from "./platform/live-line.tsx";
import { prefetchSignedOutScreen, SignedOutScreen } from "./shell/signed-out-screen.tsx";
import type { LoadedConsoleLanguage } from "./platform/language.ts";
import { prefetchSession, SessionProvider, useSessionQuery } from "./platform/session.tsx";
import { theme } from "./platform/theme.ts";
import { LanguageProvider, useTranslate } from "./platform/use-language.tsx";
import { LazyNotifications } from "./ui/lazy-notices.tsx";
import { LazyPage, createLazyPage } from "./ui/lazy-page.tsx";
import { QueryStateView } from "./ui/query-state.tsx";

// Queries are not retried by the query client, because the API client retries reads itself.
const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } },
});

const InvitationPage = createLazyPage(
  async () => (await import("./features/invitation/invitation-page.tsx")).InvitationPage,
);
const StartPage = createLazyPage(async () => (await import("./features/start/start-page.tsx")).StartPage);
const PairingPage = createLazyPage(
  async () => (await import("./features/devices/paired/pairing-page.tsx")).PairingPage,
);
const PasswordPage = createLazyPage(
  async () => (await import("./features/password/password-page.tsx")).PasswordPage,
);
const PlatformPage = createLazyPage(
  async () => (await import("./features/platform/platform-page.tsx")).PlatformPage,
);

/** Pages that need no session. */
const publicPages: Record<string, typeof StartPage> = {
  "/console/invitation": InvitationPage,
  "/console/password": PasswordPage,
  "/console/start": StartPage,
  "/console/device": PairingPage,
};

const router = createBrowserRouter(createConsoleRoutes(queryClient), { basename: "/console" });

const currentPath = location.pathname.replace(/\/$/, "");
const publicPage = /^\/console\/platform(?:\/|$)/.test(currentPath) ? PlatformPage : publicPages[currentPath];
if (!publicPage) prefetchSession(queryClient);

export function App({ firstLanguage }: { firstLanguage: LoadedConsoleLanguage }) {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto">
      <LazyNotifications />
      <LanguageProvider first={firstLanguage}>
        <QueryClientProvider client={queryClient}>
          {publicPage ? <LazyPage page={publicPage} props={{}} /> : <ConsoleSessionGate />}
        </QueryClientProvider>
      </LanguageProvider>
    </MantineProvider>
  );
}

function ConsoleSessionGate() {
  const t = useTranslate();
  const query = useSessionQuery();
  const session = query.data;
  useEffect(prefetchSignedOutScreen, []);
  if (session === undefined) {
    return (
      <Box component="main" h="100dvh">
        <QueryStateView query={query} failed={t("frame.unreachable")} area="page" />
      </Box>
    );
  }
  if (session.staff === null) return <SignedOutScreen ended={session.ended} />;
  return (
    <SessionProvider staff={session.staff}>
      <EventStreamProvider>
        <LiveBoard>
          <LiveReservations>
            <LivePayments>
              <RouterProvider router={router} />
            </LivePayments>
          </LiveReservations>
        </LiveBoard>
      </EventStreamProvider>
    </SessionProvider>
  );
}
