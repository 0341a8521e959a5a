import { createTheme } from "@mantine/core";

/** Theme of the console: the brand font, rounded corners, and targets of at least 44 CSS pixels on the board. */
export const theme = createTheme({
  fontFamily: "'Onest Variable', system-ui, sans-serif",
  headings: { fontFamily: "'Onest Variable', system-ui, sans-serif", fontWeight: "700" },
  // Accent colour for the main action of an order. White text on it has a contrast of 5:1.
  primaryColor: "teal",
  primaryShade: 9,
  defaultRadius: "md",
  cursorType: "pointer",
  components: {
    // Options of components are plain objects by component name, because `Menu.extend` would load the component scripts
    // before the board. A menu contains nothing but its items and is rendered inside of the main landmark, as screen
    // readers expect.
    Menu: {
      defaultProps: { withInitialFocusPlaceholder: false, portalProps: { target: "#console-main" } },
    },
    // Notifications close by themselves, so they have no close button. Mantine's close button has no accessible name.
    Notification: { defaultProps: { withCloseButton: false } },
  },
});
