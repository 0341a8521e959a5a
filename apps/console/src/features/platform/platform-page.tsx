import { Center, Paper, Stack, Text, Title } from "@mantine/core";
import { createBrowserRouter, Navigate, RouterProvider } from "react-router";
import { LanguageChoice } from "../../platform/language-choice.tsx";
import { useTranslate } from "../../platform/use-language.tsx";
import { QueryStateView } from "../../ui/query-state.tsx";
import { AdministratorActionsPage } from "./acts-page.tsx";
import { BrandPage } from "./brand-page.tsx";
import { BrandsPage } from "./brands-page.tsx";
import { BrandsHealthPage } from "./health-page.tsx";
import { InstallationPage } from "./installation-page.tsx";
import { PermitsPage } from "./permits-page.tsx";
import { PlatformFrame } from "./platform-frame.tsx";
import { PlatformSignIn } from "./platform-sign-in.tsx";
import "./platform.css";
import { useAdministrator } from "./use-platform.ts";

const router = createBrowserRouter(
  [
    {
      element: <PlatformFrame />,
      children: [
        { index: true, element: <BrandsPage /> },
        { path: "brands/:id", element: <BrandPage /> },
        { path: "health", element: <BrandsHealthPage /> },
        { path: "permits", element: <PermitsPage /> },
        { path: "installation", element: <InstallationPage /> },
        { path: "acts", element: <AdministratorActionsPage /> },
        { path: "*", element: <Navigate to="/" replace /> },
      ],
    },
  ],
  { basename: "/console/platform" },
);

/** Application for administrators of the installation, independent of any brand's session. */
export function PlatformPage() {
  const t = useTranslate();
  const query = useAdministrator();
  const administrator = query.data;
  if (administrator === undefined)
    return (
      <main style={{ height: "100dvh" }}>
        <QueryStateView query={query} failed={t("frame.unreachable")} area="page" />
      </main>
    );
  if (administrator === null) return <PlatformSignIn />;
  if (administrator === "elsewhere") return <BrandHostNotice />;
  return <RouterProvider router={router} />;
}

/** Notice on a brand's own host that the pages of the platform are unavailable there. */
function BrandHostNotice() {
  const t = useTranslate();
  return (
    <Center component="main" mih="100dvh" p="md">
      <Paper w="100%" maw={380} p="xl" radius="lg" withBorder>
        <Stack>
          <Title order={1} size="h2">
            {t("platform.title")}
          </Title>
          <Text>{t("platform.elsewhere")}</Text>
          <LanguageChoice />
        </Stack>
      </Paper>
    </Center>
  );
}
