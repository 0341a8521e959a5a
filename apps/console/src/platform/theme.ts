import { createTheme, Menu, Notification } from "@mantine/core";

/** Dense but calm: our type, round corners, targets of 44 px and more on the board. */
export const theme = createTheme({
  fontFamily: "'Onest Variable', system-ui, sans-serif",
  headings: { fontFamily: "'Onest Variable', system-ui, sans-serif", fontWeight: "700" },
  // One accent, of what moves an order on; white on it reads 5:1.
  primaryColor: "teal",
  primaryShade: 9,
  defaultRadius: "md",
  cursorType: "pointer",
  components: {
    // A menu holds its items alone, and stands within the page's main part: screen readers lose neither.
    Menu: Menu.extend({
      defaultProps: { withInitialFocusPlaceholder: false, portalProps: { target: "#console-main" } },
    }),
    // It goes by itself; a cross without a name would say nothing to a screen reader.
    Notification: Notification.extend({ defaultProps: { withCloseButton: false } }),
  },
});
