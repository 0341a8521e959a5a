import { ActionIcon, Box, Group, Text } from "@mantine/core";
import { LogOut } from "lucide-react";
import { NavLink, Outlet } from "react-router";
import { LanguageChoice } from "../../platform/language-choice.tsx";
import { showRefusal } from "../../platform/show-refusal.ts";
import { useLanguage, useTranslate } from "../../platform/use-language.tsx";
import { usePlatformActions, useAdministrator, useSetAdministrator } from "./use-platform.ts";

/** Frame of the administrators' pages: navigation, the signed-in administrator, and sign-out. */
export function PlatformFrame() {
  const t = useTranslate();
  const { language } = useLanguage();
  const { data: me } = useAdministrator();
  const setAdministrator = useSetAdministrator();
  const { signOut } = usePlatformActions();
  const signOutOfPlatform = async () => {
    const [refusal] = await signOut();
    if (refusal && refusal.code !== "unauthorized") showRefusal(refusal, language);
    else setAdministrator(null);
  };
  const name = me && me !== "elsewhere" ? me.name : "";
  return (
    <Box mih="100dvh">
      <Group component="header" className="platform-bar" px="md" gap="sm">
        <Text component="p" fw={700} size="lg">
          {t("platform.title")}
        </Text>
        <Group component="nav" gap={4} aria-label={t("frame.sections")}>
          <NavLink className="page-link" to="/" end>
            {t("platform.brands")}
          </NavLink>
          <NavLink className="page-link" to="/health">
            {t("platform.health")}
          </NavLink>
          <NavLink className="page-link" to="/permits">
            {t("platform.permits")}
          </NavLink>
          <NavLink className="page-link" to="/installation">
            {t("platform.installation")}
          </NavLink>
          <NavLink className="page-link" to="/acts">
            {t("platform.acts")}
          </NavLink>
        </Group>
        <Group gap="sm" ms="auto" wrap="nowrap">
          <LanguageChoice />
          <Text size="sm" c="dimmed" visibleFrom="md">
            {name}
          </Text>
          <ActionIcon
            variant="default"
            size={44}
            aria-label={t("frame.sign-out")}
            onClick={() => void signOutOfPlatform()}
          >
            <LogOut size={20} aria-hidden />
          </ActionIcon>
        </Group>
      </Group>
      <main>
        <Outlet />
      </main>
    </Box>
  );
}
