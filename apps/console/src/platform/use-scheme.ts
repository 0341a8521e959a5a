import { useComputedColorScheme, useMantineColorScheme } from "@mantine/core";

/** Returns whether the colour scheme is dark, and a function that toggles it. */
export function useColorScheme(): { isDark: boolean; change: () => void } {
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme() === "dark";
  return { isDark, change: () => setColorScheme(isDark ? "light" : "dark") };
}
