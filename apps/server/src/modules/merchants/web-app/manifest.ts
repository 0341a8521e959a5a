import { createHash } from "node:crypto";
import type { WebSettings } from "@dasturxon/contract/merchants";
import { parseColor } from "@dasturxon/domain/color";
import { DEFAULT_MAIN_COLOR } from "@dasturxon/domain/defaults";
import { directionOf, fromWire, htmlLang, type Language } from "@dasturxon/domain/locale";
import { textIn } from "@dasturxon/domain/text";
import { cutText, TEXT_LIMITS } from "@dasturxon/domain/text-limits";

const LIGHT = "#ffffff";
const DARK = "#161412";

/** The brand's colour for grounds; another word in its place is not painted with. */
export function groundOf({ mainColor }: Pick<WebSettings, "mainColor">): string {
  return parseColor(mainColor) ? mainColor : DEFAULT_MAIN_COLOR;
}

/** Tells one look of the brand's icons from the next, so that their addresses are never used twice. */
export function lookOf({ logo, favicon, mainColor }: WebSettings): string {
  return createHash("sha256")
    .update(JSON.stringify([logo, favicon, mainColor]))
    .digest("hex")
    .slice(0, 10);
}

/**
 * The store as an application of the device: the brand's name in the language, its colours and icons [BR-5].
 * `isNamed`: the host names the brand; where a choice does, the address that is opened repeats it [BR-1].
 */
export function manifestOf(
  settings: WebSettings,
  { language, isNamed }: { language: Language; isNamed: boolean },
): object {
  const main = fromWire(settings.mainLanguage) ?? "uz";
  const name = textIn(settings.brand, language, main);
  const look = lookOf(settings);
  const ground = settings.isDark ? DARK : LIGHT;
  const icon = (file: string, sizes: string, purpose: string) => ({
    src: `/icons/${file}.png?v=${look}${isNamed ? "" : `&vendor=${settings.key}`}`,
    sizes,
    type: "image/png",
    purpose,
  });
  return {
    id: `/?brand=${settings.key}`,
    name,
    short_name: shortNameOf(name),
    description: cutText(textIn(settings.about, language, main), TEXT_LIMITS.manifestDescription),
    lang: htmlLang(language),
    dir: directionOf(language),
    start_url: isNamed ? "/" : `/?vendor=${settings.key}`,
    scope: "/",
    display: "standalone",
    background_color: ground,
    theme_color: ground,
    categories: ["food", "shopping"],
    icons: [
      icon("192", "192x192", "any"),
      icon("512", "512x512", "any"),
      icon("maskable-512", "512x512", "maskable"),
    ],
  };
}

/** As many whole words as fit; the first in any case. */
function shortNameOf(name: string): string {
  const [first = "", ...rest] = name.split(" ");
  return rest.reduce(
    (short, word) =>
      `${short} ${word}`.length <= TEXT_LIMITS.manifestShortName.max ? `${short} ${word}` : short,
    first,
  );
}
