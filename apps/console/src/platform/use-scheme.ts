import { useComputedColorScheme, useMantineColorScheme } from "@mantine/core";

/** Light or dark, and the change to the other. */
export function useScheme(): { isDark: boolean; change: () => void } {
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme() === "dark";
  return { isDark, change: () => setColorScheme(isDark ? "light" : "dark") };
}
