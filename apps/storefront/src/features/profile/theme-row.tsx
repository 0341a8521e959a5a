import { SunMoon } from "lucide-react";
import { useT } from "../../platform/i18n.tsx";
import { chooseTheme, themeStore } from "../../platform/theme.ts";
import { useBrand } from "../../shop/brand/brand.tsx";
import { SegmentedControl } from "../../ui/segmented.tsx";

/** Selects the light, dark or system theme. If the brand is always dark, shows a note instead. */
export function ThemeRow() {
  const t = useT();
  const theme = themeStore.use();
  const { isDark } = useBrand().merchant;
  if (isDark) return <p className="py-3.5 text-small text-ink-3">{t("profile.themeDark")}</p>;
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-3.5 gap-y-1 py-1.5">
      <SunMoon size={21} aria-hidden className="shrink-0 text-ink-2" />
      <span className="flex-1">{t("profile.theme")}</span>
      <SegmentedControl
        className="w-full sm:w-80"
        label={t("profile.theme")}
        options={[
          { value: "", label: t("profile.theme.device") },
          { value: "light", label: t("profile.theme.light") },
          { value: "dark", label: t("profile.theme.dark") },
        ]}
        value={theme ?? ""}
        onChange={(next) => chooseTheme(next || null)}
      />
    </div>
  );
}
