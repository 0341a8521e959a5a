import { createHash } from "node:crypto";
import type { WebSettings } from "@dasturxon/contract/merchants";
import { parseColor } from "@dasturxon/domain/color";
import { DEFAULT_MAIN_COLOR } from "@dasturxon/domain/defaults";
import {
  findTextDirection,
  languageFromWire,
  formatHtmlLanguageTag,
  type Language,
} from "@dasturxon/domain/locale";
import { findTextInLanguage } from "@dasturxon/domain/text";
import { cutText, OUTGOING_TEXT_LIMITS } from "@dasturxon/domain/text-limits";

const LIGHT_THEME_BACKGROUND = "#ffffff";
const DARK_THEME_BACKGROUND = "#161412";

/** Returns the brand's colour for backgrounds. An invalid colour is replaced by the default. */
export function toIconBackground({ mainColor }: Pick<WebSettings, "mainColor">): string {
  return parseColor(mainColor) ? mainColor : DEFAULT_MAIN_COLOR;
}

/** Returns a fingerprint of the brand's look, so that changed icons have new URLs. */
export function hashStoreAppearance({ logo, favicon, mainColor }: WebSettings): string {
  return createHash("sha256")
    .update(JSON.stringify([logo, favicon, mainColor]))
    .digest("hex")
    .slice(0, 10);
}

/**
 * Returns the manifest of the store with the brand's localized name, colours and icons [BR-5]. If the host does not
 * determine the brand (`isNamed` is false), the start URL contains the visitor's choice [BR-1].
 */
export function createManifest(
  settings: WebSettings,
  { language, isNamed }: { language: Language; isNamed: boolean },
): object {
  const main = languageFromWire(settings.mainLanguage) ?? "uz";
  const name = findTextInLanguage(settings.brand, language, main);
  const look = hashStoreAppearance(settings);
  const ground = settings.isDark ? DARK_THEME_BACKGROUND : LIGHT_THEME_BACKGROUND;
  const createManifestIcon = (file: string, sizes: string, purpose: string) => ({
    src: `/icons/${file}.png?v=${look}${isNamed ? "" : `&vendor=${settings.key}`}`,
    sizes,
    type: "image/png",
    purpose,
  });
  return {
    id: `/?brand=${settings.key}`,
    name,
    short_name: shortenName(name),
    description: cutText(
      findTextInLanguage(settings.about, language, main),
      OUTGOING_TEXT_LIMITS.manifestDescription,
    ),
    lang: formatHtmlLanguageTag(language),
    dir: findTextDirection(language),
    start_url: isNamed ? "/" : `/?vendor=${settings.key}`,
    scope: "/",
    display: "standalone",
    background_color: ground,
    theme_color: ground,
    categories: ["food", "shopping"],
    icons: [
      createManifestIcon("192", "192x192", "any"),
      createManifestIcon("512", "512x512", "any"),
      createManifestIcon("maskable-512", "512x512", "maskable"),
    ],
  };
}

/** Shortens a name to as many whole words as fit, at least the first word. */
function shortenName(name: string): string {
  const [first = "", ...rest] = name.split(" ");
  return rest.reduce(
    (short, word) =>
      `${short} ${word}`.length <= OUTGOING_TEXT_LIMITS.manifestShortName.max ? `${short} ${word}` : short,
    first,
  );
}
