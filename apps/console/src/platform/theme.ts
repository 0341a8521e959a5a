import { createTheme } from "@mantine/core";

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
    // By their names: the kit's own way to write this would bring their scripts before the board.
    // A menu holds its items alone, and stands within the page's main part: screen readers lose neither.
    Menu: {
      defaultProps: { withInitialFocusPlaceholder: false, portalProps: { target: "#console-main" } },
    },
    // It goes by itself; a cross without a name would say nothing to a screen reader.
    Notification: { defaultProps: { withCloseButton: false } },
  },
});
