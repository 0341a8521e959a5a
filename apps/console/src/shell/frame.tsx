import { mayPerformTask, type StaffTask } from "@dasturxon/domain/staff-permission";
import { ActionIcon, Badge, Box, Group, SegmentedControl, Tabs, Text, VisuallyHidden } from "@mantine/core";
import { Moon, Sun, WifiOff } from "lucide-react";
import { useEffect } from "react";
import { Navigate, Outlet, useLocation, useNavigate } from "react-router";
import { canOpenManagePages } from "./manage-roles.ts";
import { LazyConsoleEffects } from "./lazy-console-effects.tsx";
import { StaffMenuButton } from "./staff-button.tsx";
import { useLiveBoardState } from "../features/board/live-board.tsx";
import { LazyPausesNotice } from "../features/pauses/lazy-pauses-notice.tsx";
import { LazyLiveClaims } from "../features/claims/lazy-live-claims.tsx";
import { LazyDueRefundsBanner } from "../features/payments/due/lazy-due-notice.tsx";
import { LazyBrandBlockedNotice } from "../features/support/lazy-blocked-notice.tsx";
import { LazySupportAccessNotice } from "../features/support/lazy-support-notice.tsx";
import { useLiveReservationsState } from "../features/reservations/live-reservations.tsx";
import { SoundButton } from "./sound-button.tsx";
import { CONSOLE_LANGUAGES, toConsoleLanguage } from "../platform/language.ts";
import { usePrefetchedParts } from "../platform/lazy-part.ts";
import { useSignedInStaff } from "../platform/session.tsx";
import { type MessageId, useLanguage, useTranslate, useLocalizeText } from "../platform/use-language.tsx";
import { useColorScheme } from "../platform/use-scheme.ts";
import { createLazyControl } from "../ui/lazy-control.tsx";

/** Page of the console: its path, name in the bar, and the task that a role must have. No task: for all roles. */
interface NavigationPage {
  path: string;
  name: MessageId;
  task?: StaffTask;
}
const mainTabPages: NavigationPage[] = [
  { path: "/", name: "frame.board" },
  { path: "/reservations", name: "frame.reservations", task: "attend_tables" },
  { path: "/past-orders", name: "frame.past-orders", task: "see_past_orders" },
  { path: "/stop-list", name: "frame.stop-list", task: "stop_products" },
  { path: "/pauses", name: "frame.pauses", task: "see_pauses" },
];
const managePage: NavigationPage = { path: "/manage", name: "frame.manage" };
/** The account page has no tab in the navigation bar. The staff menu links to it. */
const accountPage: NavigationPage = { path: "/account", name: "account.title" };

const StaffMenu = createLazyControl(
  async () => (await import("./staff-menu.tsx")).StaffMenu,
  StaffMenuButton,
);

/** Frame of all pages with the bar: brand, tabs, connection state, language, theme and staff menu. */
export function ConsoleFrame() {
  const t = useTranslate();
  const text = useLocalizeText();
  const staff = useSignedInStaff();
  const { pathname } = useLocation();
  const { language, change } = useLanguage();
  const line = useLiveBoardState();
  const tables = useLiveReservationsState();
  usePrefetchedParts(line.isUp);
  const countWaitingOnPage = (path: string) =>
    path === "/" ? line.ringing : path === "/reservations" ? tables.waiting : 0;
  const [, first = ""] = pathname.split("/");
  const mine = mainTabPages.filter(({ task }) => !task || mayPerformTask(staff.role, task));
  if (canOpenManagePages(staff.role)) mine.push(managePage);
  const isCurrentPage = ({ path }: NavigationPage) => path === `/${first}`;
  const page = [...mine, accountPage].find(isCurrentPage) ?? mine[0];
  // On a shared tablet, the page of the previous staff member may still be open, and the role of the next one may not
  // have this page.
  const isOthers = [...mainTabPages, managePage].some(isCurrentPage) && !mine.some(isCurrentPage);
  const shown = page?.path;
  const isWaiting = mine.map(({ path }) => countWaitingOnPage(path) > 0).join();
  // Scrolls the open tab into view if the tabs do not fit, also when a counter or another language changes their width.
  useEffect(() => {
    const tab = shown && document.querySelector(`.bar [role="tab"][aria-selected="true"]`);
    if (tab) tab.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [shown, isWaiting, language]);
  return (
    <Box h="100dvh" display="flex" style={{ flexDirection: "column" }}>
      <div className="bar-room">
        <Group
          component="nav"
          className="bar"
          aria-label={t("frame.bar")}
          mih={56}
          px="md"
          gap="sm"
          wrap="nowrap"
        >
          <VisuallyHidden component="h1">{page && t(page.name)}</VisuallyHidden>
          <Text component="p" fw={700} size="lg" truncate miw={0} visibleFrom="sm">
            {text(staff.merchant.name)}
          </Text>
          <PageTabs pages={mine} shown={page?.path ?? null} waitingAt={countWaitingOnPage} />
          <Box flex={1} />
          {!(line.isUp && tables.isUp) && (
            <Badge
              className="offline"
              color="red"
              size="xl"
              variant="filled"
              leftSection={<WifiOff size={16} aria-hidden />}
              role="status"
            >
              {t("board.offline")}
            </Badge>
          )}
          <SegmentedControl
            size="xs"
            visibleFrom="xs"
            value={language}
            onChange={(next) => change(toConsoleLanguage(next))}
            data={CONSOLE_LANGUAGES.map(({ value, short }) => ({ value, label: short }))}
            aria-label={t("frame.language")}
          />
          <LazyConsoleEffects />
          <SoundButton />
          <Box visibleFrom="xs">
            <ColorSchemeButton />
          </Box>
          <StaffMenu />
        </Group>
      </div>
      <LazyBrandBlockedNotice />
      <LazySupportAccessNotice />
      <LazyDueRefundsBanner />
      <LazyLiveClaims isOnClaimsPage={pathname === "/manage/claims"} />
      {shown !== "/pauses" && <LazyPausesNotice />}
      <Box component="main" id="console-main" flex={1} mih={0}>
        {isOthers ? <Navigate to="/" replace /> : <Outlet />}
      </Box>
    </Box>
  );
}

interface NavigationTabsProps {
  pages: NavigationPage[];
  /** Path of the navigation page that is open. Null: another page is open. */
  shown: string | null;
  /** Returns the number of orders, reservations or waiter calls that wait on the page with this path. */
  waitingAt: (path: string) => number;
}

function PageTabs({ pages, shown, waitingAt }: NavigationTabsProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  return (
    <Tabs
      value={shown}
      onChange={(path) => void navigate(path ?? "/")}
      variant="pills"
      aria-label={t("frame.sections")}
    >
      <Tabs.List>
        {pages.map(({ path, name }) => (
          <Tabs.Tab
            key={path}
            value={path}
            rightSection={
              waitingAt(path) > 0 && (
                <Badge circle={waitingAt(path) < 10} color="red" aria-hidden>
                  {waitingAt(path)}
                </Badge>
              )
            }
          >
            {t(name)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  );
}

function ColorSchemeButton() {
  const t = useTranslate();
  const { isDark, change } = useColorScheme();
  return (
    <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t("frame.theme")} onClick={change}>
      {isDark ? <Sun size={18} /> : <Moon size={18} />}
    </ActionIcon>
  );
}
