import type { StaffMember } from "@dasturxon/contract";
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
import { LogOut, Moon, Sun, UserRound } from "lucide-react";
import { Outlet, useLocation, useNavigate } from "react-router";
import { useLine } from "./features/board/live-board.tsx";
import { useWaitingInHall } from "./features/hall/live-hall.tsx";
import { SoundButton } from "./sound-button.tsx";
import { useSignOut, useStaff } from "./platform/session.tsx";
import { type MessageId, useLanguage, useT, useText } from "./platform/use-language.tsx";

type Role = StaffMember["role"];
const everybody: Role[] = ["owner", "manager", "operator", "kitchen", "courier"];
const leading: Role[] = ["owner", "manager", "operator"];

/** The console's pages: where they are, what the bar calls them, and whose work they are. */
const pages: { path: string; name: MessageId; roles: Role[] }[] = [
  { path: "/", name: "frame.board", roles: everybody },
  { path: "/hall", name: "frame.hall", roles: [...leading, "kitchen"] },
  { path: "/past-orders", name: "frame.past-orders", roles: leading },
  { path: "/stop-list", name: "frame.stop-list", roles: [...leading, "kitchen"] },
  { path: "/pauses", name: "frame.pauses", roles: [...leading, "kitchen"] },
];

/** The bar above every screen: brand, tabs, language, theme, who is signed in. */
export function ConsoleFrame() {
  const t = useT();
  const text = useText();
  const staff = useStaff();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { language, change } = useLanguage();
  const { ringing } = useLine();
  const waiting: Record<string, number> = { "/": ringing, "/hall": useWaitingInHall() };
  const [, first = ""] = pathname.split("/");
  const mine = pages.filter(({ roles }) => roles.includes(staff.role));
  const page = mine.find(({ path }) => path === `/${first}`) ?? mine[0];
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
          <SegmentedControl
            size="xs"
            visibleFrom="xs"
            value={language}
            onChange={(next) => change(next === "ru" ? "ru" : "uz")}
            data={[
              { value: "uz", label: "Oʻz" },
              { value: "ru", label: "Ру" },
            ]}
            aria-label={t("frame.language")}
          />
          <SoundButton />
          <Box visibleFrom="xs">
            <SchemeButton />
          </Box>
          <StaffMenu />
        </Group>
      </div>
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
  const staff = useStaff();
  const signOut = useSignOut();
  const { language, change } = useLanguage();
  const scheme = useScheme();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="transparent" size={44} aria-label={staff.name}>
          <Avatar size={36}>
            <UserRound size={20} aria-hidden />
          </Avatar>
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {staff.name} · {t(`role.${staff.role}`)}
        </Menu.Label>
        <Menu.Item hiddenFrom="xs" onClick={() => change(language === "uz" ? "ru" : "uz")}>
          {language === "uz" ? "Русский" : "Oʻzbekcha"}
        </Menu.Item>
        <Menu.Item hiddenFrom="xs" onClick={scheme.change}>
          {t("frame.theme")}
        </Menu.Item>
        <Menu.Item leftSection={<LogOut size={16} />} onClick={() => void signOut()}>
          {t("frame.sign-out")}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
