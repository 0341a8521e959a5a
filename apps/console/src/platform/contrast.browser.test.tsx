import { Alert, Badge, Button } from "@mantine/core";
import { test } from "vitest";
import { expectAccessible } from "../testing/expect-accessible.ts";
import { renderPage } from "../testing/render-page.tsx";

/** Colours of the console's buttons, badges and notices by variant. */
const CONSOLE_COLORS = {
  light: ["teal", "blue", "gray", "red", "grape", "orange", "yellow"],
  outline: ["grape", "gray"],
  subtle: ["teal", "gray", "red"],
  filled: ["teal", "red", "red.9", "orange", "gray", "pink.9", "violet.8"],
} as const;
const BUTTON_VARIANTS = ["light", "outline", "subtle", "filled"] as const;
/** CSS that gives a button the colours which it has while the pointer is over it. */
const POINTED_BUTTON_STYLE = ".pointed { background: var(--button-hover); }";

test.each(
  BUTTON_VARIANTS.flatMap((variant) => CONSOLE_COLORS[variant].map((color) => [variant, color] as const)),
)(
  "buttons, badges and notices have readable text in both themes, also under the pointer: %s %s",
  async (variant, color) => {
    await renderPage(
      <div>
        <style>{POINTED_BUTTON_STYLE}</style>
        <Button variant={variant} color={color}>
          Rest
        </Button>
        {/* The variant `outline` is used for badges only, which are not clicked. */}
        {variant !== "outline" && (
          <Button variant={variant} color={color} className="pointed">
            Pointed
          </Button>
        )}
        {variant !== "subtle" && (
          <Badge variant={variant} color={color}>
            Badge
          </Badge>
        )}
        {variant === "light" && (
          <Alert color={color} title="Title">
            Notice
          </Alert>
        )}
      </div>,
    );
    await expectAccessible();
  },
);
