import { expect, test } from "vitest";
import { deviceNameFromUserAgent } from "./device-name.ts";

const CHROME_USER_AGENT_PART = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0";

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME_USER_AGENT_PART} Safari/537.36`, "Chrome · Windows"],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME_USER_AGENT_PART} Safari/537.36 Edg/141.0.0.0`,
    "Edge · Windows",
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0) ${CHROME_USER_AGENT_PART} YaBrowser/25.8.0.0 Yowser/2.5 Safari/537.36`,
    "Yandex Browser · Windows",
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME_USER_AGENT_PART} Mobile Safari/537.36`, "Chrome · Android"],
  [
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36",
    "Samsung Internet · Android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1",
    "Safari · iPhone",
  ],
  [
    "Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0 Mobile/15E148 Safari/604.1",
    "Chrome · iPad",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0", "Firefox · Linux"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15", "Safari · macOS"],
  [`Mozilla/5.0 (Haiku) ${CHROME_USER_AGENT_PART} Safari/537.36`, "Chrome"],
])("[S37] names a browser with its system: %s", (userAgent, name) => {
  expect(deviceNameFromUserAgent(userAgent)).toBe(name);
});

test("[S37] an unknown browser has no name", () => {
  for (const userAgent of ["", "curl/8.9.1", "Windows", "<script>alert(1)</script>"])
    expect(deviceNameFromUserAgent(userAgent)).toBeNull();
});
