import { getNativeLanguageName } from "@dasturxon/domain/language-names";
import { SUPPORT_ACTOR } from "@dasturxon/domain/staff-permission";
import { Menu } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { LogOut, MonitorOff, UserCog } from "lucide-react";
import { useNavigate } from "react-router";
import { OtherBrands } from "./own-brands.tsx";
import { CONSOLE_LANGUAGES } from "../platform/language.ts";
import { useLazyPartOpenState } from "../platform/lazy-part.ts";
import { useSignOut, useSignedInStaff } from "../platform/session.tsx";
import { useBusy } from "../platform/use-busy.ts";
import { useLanguage, useTranslate } from "../platform/use-language.tsx";
import { useColorScheme } from "../platform/use-scheme.ts";
import { StaffMenuButton } from "./staff-button.tsx";

/** Media query for widths below Mantine's breakpoint `xs`. Above it, the bar itself has the language and the theme. */
const NARROW_SCREEN_QUERY = "(max-width: 35.99em)";

/** Staff menu: language and theme on narrow screens, the account page, other brands, and sign-out. */
export function StaffMenu({ isAsked }: { isAsked: boolean }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const staff = useSignedInStaff();
  const signOut = useSignOut();
  const { isBusy, run } = useBusy();
  const { language, change } = useLanguage();
  const scheme = useColorScheme();
  const [isOpen, setIsOpen] = useLazyPartOpenState(isAsked);
  // The menu does not use Mantine's `hiddenFrom`: the first item would get the focus even if CSS hides it, and the menu
  // would then receive no key events.
  const isNarrow = useMediaQuery(NARROW_SCREEN_QUERY, false, { getInitialValueInEffect: false });
  // Support users of the platform have no account in the brand.
  const isGuest = staff.role === SUPPORT_ACTOR;
  return (
    <Menu position="bottom-end" opened={isOpen} onChange={setIsOpen}>
      <Menu.Target>
        <StaffMenuButton isBusy={isBusy} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {staff.name} · {t(`role.${staff.role}`)}
        </Menu.Label>
        {isNarrow &&
          CONSOLE_LANGUAGES.filter(({ value }) => value !== language).map(({ value }) => (
            <Menu.Item key={value} onClick={() => change(value)}>
              {getNativeLanguageName(value)}
            </Menu.Item>
          ))}
        {isNarrow && <Menu.Item onClick={scheme.change}>{t("frame.theme")}</Menu.Item>}
        {!isGuest && (
          <Menu.Item leftSection={<UserCog size={16} />} onClick={() => void navigate("/account")}>
            {t("account.title")}
          </Menu.Item>
        )}
        {!isGuest && isOpen && <OtherBrands />}
        <Menu.Item leftSection={<LogOut size={16} />} onClick={() => void run(() => signOut("here"))}>
          {t("frame.sign-out")}
        </Menu.Item>
        {!isGuest && (
          <Menu.Item
            leftSection={<MonitorOff size={16} />}
            onClick={() => void run(() => signOut("everywhere"))}
          >
            {t("frame.sign-out-everywhere")}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
