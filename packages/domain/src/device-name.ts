/** Patterns of browsers in the user agent. Browsers based on another one precede it. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?(?:iOS)?\//, "Edge"],
  [/\b(?:OPR|OPT|Opera)\//, "Opera"],
  [/\bYaBrowser\//, "Yandex Browser"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/(?:Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

/** Patterns of systems in the same way: Android also contains "Linux", iPhone also contains "Mac". */
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMacintosh\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

const found = (names: typeof BROWSERS, userAgent: string) =>
  names.find(([sign]) => sign.test(userAgent))?.[1] ?? null;

/** Returns browser and system as text, `Chrome · Windows`. Null: unknown browser. [S37] */
export function deviceName(userAgent: string): string | null {
  const browser = found(BROWSERS, userAgent);
  if (browser === null) return null;
  return [browser, found(SYSTEMS, userAgent)].filter((name) => name !== null).join(" · ");
}
