import { useMediaQuery } from "@mantine/hooks";

/** Too narrow for columns side by side. */
export function useIsPhone(): boolean {
  return useMediaQuery("(max-width: 47.99em)", false, { getInitialValueInEffect: false });
}
