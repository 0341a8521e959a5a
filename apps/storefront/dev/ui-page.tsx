import type { CSSProperties, ReactNode } from "react";
import { useEffect, useState } from "react";
import { chooseTheme, themeStore } from "../src/platform/theme.ts";
import { buildBrandVariables } from "../src/shop/brand/brand-theme.ts";
import { SegmentedControl } from "../src/ui/segmented.tsx";
import { ButtonSamples, Cards, ChoiceSamples, FieldSamples, SheetSamples, StateSamples } from "./samples.tsx";
import { ColorSamples, FontSizeSamples } from "./tokens.tsx";

const UI_PAGE_SECTIONS: [title: string, Content: () => ReactNode][] = [
  ["Colours", ColorSamples],
  ["Type", FontSizeSamples],
  ["Buttons", ButtonSamples],
  ["Fields", FieldSamples],
  ["Choices", ChoiceSamples],
  ["Cards", Cards],
  ["Sheets", SheetSamples],
  ["States", StateSamples],
];

const rowStyle: CSSProperties = { display: "flex", flexWrap: "wrap", gap: 16, alignItems: "center" };

/**
 * Renders the page `/dev/ui`, which exists only in `npm run dev`. Shows the UI components of all screens in any brand's
 * colour, light and dark.
 */
export default function UiPage() {
  const theme = themeStore.use();
  const [color, setColor] = useState("#e0352b");
  useEffect(() => {
    for (const [name, value] of Object.entries(buildBrandVariables(color)))
      document.documentElement.style.setProperty(name, String(value));
  }, [color]);
  return (
    <main id="main" className="bg-ground" style={{ minHeight: "100dvh" }}>
      <div style={{ maxWidth: 960, marginInline: "auto", padding: 16, display: "grid", gap: 12 }}>
        <h1 className="text-page font-bold">Parts of the store</h1>
        <div style={rowStyle}>
          <label className="text-small" style={rowStyle}>
            Brand colour
            <input type="color" value={color} onChange={(event) => setColor(event.target.value)} />
          </label>
          <div style={{ width: 320, maxWidth: "100%" }}>
            <SegmentedControl
              label="Theme"
              options={[
                { value: "", label: "Device" },
                { value: "light", label: "Light" },
                { value: "dark", label: "Dark" },
              ]}
              value={theme ?? ""}
              onChange={(next) => chooseTheme(next || null)}
            />
          </div>
        </div>
        {UI_PAGE_SECTIONS.map(([title, Content]) => (
          <section key={title} className="on-raised" style={{ borderRadius: 20, padding: 20 }}>
            <h2 className="text-section font-bold" style={{ marginBottom: 12 }}>
              {title}
            </h2>
            <Content />
          </section>
        ))}
      </div>
    </main>
  );
}
