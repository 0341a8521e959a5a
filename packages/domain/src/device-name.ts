/**
 * Patterns of browsers in the user agent. A browser that is based on another one precedes it, because its user agent
 * contains both names.
 */
const BROWSER_USER_AGENT_PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?(?:iOS)?\//, "Edge"],
  [/\b(?:OPR|OPT|Opera)\//, "Opera"],
  [/\bYaBrowser\//, "Yandex Browser"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/(?:Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

/**
 * Patterns of operating systems in the user agent. More specific ones are first: Android also contains "Linux", iPhone
 * also contains "Mac".
 */
const OPERATING_SYSTEM_PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMacintosh\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

const findMatchingName = (names: typeof BROWSER_USER_AGENT_PATTERNS, userAgent: string) =>
  names.find(([sign]) => sign.test(userAgent))?.[1] ?? null;

/** Returns browser and system as text, `Chrome · Windows`. Null: unknown browser. [S37] */
export function deviceNameFromUserAgent(userAgent: string): string | null {
  const browser = findMatchingName(BROWSER_USER_AGENT_PATTERNS, userAgent);
  if (browser === null) return null;
  return [browser, findMatchingName(OPERATING_SYSTEM_PATTERNS, userAgent)]
    .filter((name) => name !== null)
    .join(" · ");
}
