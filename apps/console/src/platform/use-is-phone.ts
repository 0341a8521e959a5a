import { useMediaQuery } from "@mantine/hooks";

/** Returns whether the screen is too narrow for columns side by side. */
export function useIsPhoneScreen(): boolean {
  return useMediaQuery("(max-width: 47.99em)", false, { getInitialValueInEffect: false });
}
