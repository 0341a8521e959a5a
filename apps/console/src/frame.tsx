import { mayWork, type StaffTask } from "@dasturxon/domain/staff-permission";
import {
  ActionIcon,
  Avatar,
  Badge,
  Box,
  Group,
  Menu,
  SegmentedControl,
  Tabs,
  Text,
  useComputedColorScheme,
  useMantineColorScheme,
  VisuallyHidden,
} from "@mantine/core";
import { LogOut, MonitorOff, Moon, Sun, UserCog, UserRound, WifiOff } from "lucide-react";
import { useEffect } from "react";
import { Outlet, useLocation, useNavigate } from "react-router";
import { groupsOf } from "./manage-pages.ts";
import { useLine } from "./features/board/live-board.tsx";
import { DueNotice } from "./features/payments/due/due-notice.tsx";
import { useTables } from "./features/reservations/live-reservations.tsx";
import { SoundButton } from "./sound-button.tsx";
import { CONSOLE_LANGUAGES, consoleLanguageOf } from "./platform/language.ts";
import { useSignOut, useStaff } from "./platform/session.tsx";
import { useBusy } from "./platform/use-busy.ts";
import { type MessageId, useLanguage, useT, useText } from "./platform/use-language.tsx";

/** The console's pages: where they are, what the bar calls them, and whose work they are; without a task everybody's. */
interface BarPage {
  path: string;
  name: MessageId;
  task?: StaffTask;
}
const pages: BarPage[] = [
  { path: "/", name: "frame.board" },
  { path: "/reservations", name: "frame.reservations", task: "attend_tables" },
  { path: "/past-orders", name: "frame.past-orders", task: "see_past_orders" },
  { path: "/stop-list", name: "frame.stop-list", task: "stop_products" },
  { path: "/pauses", name: "frame.pauses", task: "see_pauses" },
];
const managing: BarPage = { path: "/manage", name: "frame.manage" };
/** Has no tab: the menu of who is signed in leads there. */
const own: BarPage = { path: "/account", name: "account.title" };

/** The bar above every screen: brand, tabs, language, theme, who is signed in. */
export function ConsoleFrame() {
  const t = useT();
  const text = useText();
  const staff = useStaff();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { language, change } = useLanguage();
  const line = useLine();
  const tables = useTables();
  const waiting: Record<string, number> = { "/": line.ringing, "/reservations": tables.waiting };
  const [, first = ""] = pathname.split("/");
  const mine = pages.filter(({ task }) => !task || mayWork(staff.role, task));
  if (groupsOf(staff.role).length > 0) mine.push(managing);
  const page = [...mine, own].find(({ path }) => path === `/${first}`) ?? mine[0];
  const shown = page?.path;
  // More tabs than room: the one that is open is in sight.
  useEffect(() => {
    const tab = shown && document.querySelector(`.bar [role="tab"][aria-selected="true"]`);
    if (tab) tab.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [shown]);
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
          <Tabs
            value={page?.path ?? null}
            onChange={(path) => void navigate(path ?? "/")}
            variant="pills"
            aria-label={t("frame.sections")}
          >
            <Tabs.List>
              {mine.map(({ path, name }) => (
                <Tabs.Tab
                  key={path}
                  value={path}
                  rightSection={
                    (waiting[path] ?? 0) > 0 && (
                      <Badge circle={(waiting[path] ?? 0) < 10} color="red" aria-hidden>
                        {waiting[path]}
                      </Badge>
                    )
                  }
                >
                  {t(name)}
                </Tabs.Tab>
              ))}
            </Tabs.List>
          </Tabs>
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
            onChange={(next) => change(consoleLanguageOf(next))}
            data={CONSOLE_LANGUAGES.map(({ value, short }) => ({ value, label: short }))}
            aria-label={t("frame.language")}
          />
          <SoundButton />
          <Box visibleFrom="xs">
            <SchemeButton />
          </Box>
          <StaffMenu />
        </Group>
      </div>
      <DueNotice />
      <Box component="main" id="console-main" flex={1} mih={0}>
        <Outlet />
      </Box>
    </Box>
  );
}

function useScheme() {
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme() === "dark";
  return { isDark, change: () => setColorScheme(isDark ? "light" : "dark") };
}

function SchemeButton() {
  const t = useT();
  const { isDark, change } = useScheme();
  return (
    <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t("frame.theme")} onClick={change}>
      {isDark ? <Sun size={18} /> : <Moon size={18} />}
    </ActionIcon>
  );
}

function StaffMenu() {
  const t = useT();
  const navigate = useNavigate();
  const staff = useStaff();
  const signOut = useSignOut();
  const { isBusy, run } = useBusy();
  const { language, change } = useLanguage();
  const scheme = useScheme();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="transparent" size={44} aria-label={staff.name} loading={isBusy}>
          <Avatar size={36}>
            <UserRound size={20} aria-hidden />
          </Avatar>
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {staff.name} · {t(`role.${staff.role}`)}
        </Menu.Label>
        {CONSOLE_LANGUAGES.filter(({ value }) => value !== language).map(({ value, label }) => (
          <Menu.Item key={value} hiddenFrom="xs" onClick={() => change(value)}>
            {label}
          </Menu.Item>
        ))}
        <Menu.Item hiddenFrom="xs" onClick={scheme.change}>
          {t("frame.theme")}
        </Menu.Item>
        <Menu.Item leftSection={<UserCog size={16} />} onClick={() => void navigate(own.path)}>
          {t(own.name)}
        </Menu.Item>
        <Menu.Item leftSection={<LogOut size={16} />} onClick={() => void run(() => signOut("here"))}>
          {t("frame.sign-out")}
        </Menu.Item>
        <Menu.Item
          leftSection={<MonitorOff size={16} />}
          onClick={() => void run(() => signOut("everywhere"))}
        >
          {t("frame.sign-out-everywhere")}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
