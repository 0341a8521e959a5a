import type { CSSProperties } from "react";

/** Background tokens, each with the text colours used on it (`ui/styles/tokens.css`). */
const TEXT_COLORS_BY_BACKGROUND: [ground: string, inks: string[]][] = [
  ["surface", ["ink", "ink-2", "ink-3", "brand-ink"]],
  ["ground", ["ink", "ink-2", "ink-3", "brand-ink"]],
  ["raised", ["ink", "ink-2", "ink-3", "brand-ink"]],
  ["sunken", ["ink", "ink-2", "ink-3", "brand-ink"]],
  ["brand", ["on-brand"]],
  ["brand-soft", ["brand-ink"]],
  ["good-soft", ["good-ink"]],
  ["warn-soft", ["warn-ink"]],
  ["bad-soft", ["bad-ink"]],
  ["ink", ["on-ink"]],
];

const gridStyle: CSSProperties = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(140px, 1fr))",
  gap: 8,
};

/** Renders every background token with every text colour used on it. */
export function ColorSamples() {
  return (
    <div style={gridStyle}>
      {TEXT_COLORS_BY_BACKGROUND.map(([ground, inks]) => (
        <div key={ground} style={{ background: `var(--${ground})`, borderRadius: 12, padding: 12 }}>
          {inks.map((ink) => (
            <p key={ink} className="text-small" style={{ color: `var(--${ink})` }}>
              {ink} on {ground}
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}

const FONT_SIZE_TOKENS = ["page", "section", "title", "body", "card", "small", "caption"];

/** Renders every font size, with sample text in the scripts of the store's languages. */
export function FontSizeSamples() {
  return FONT_SIZE_TOKENS.map((size) => (
    <p key={size} className={`text-${size}`}>
      {size}: Toʻy oshi, Той оши, Қуырдақ, Çiğ köfte, <bdi lang="ar">أرز</bdi> 38 000
    </p>
  ));
}
