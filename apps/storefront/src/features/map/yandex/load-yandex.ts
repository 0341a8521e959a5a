import type { Language } from "@dasturxon/domain/language";
import type { YandexApi } from "./yandex-api.ts";

const YANDEX_LOAD_TIMEOUT_MS = 10_000;
/** Locales of the map by language. The other languages use Russian. */
const localeByLanguage: Readonly<Record<string, string>> = {
  en: "en_US",
  tr: "tr_TR",
} satisfies Partial<Record<Language, string>>;

let yandexApiPromise: Promise<YandexApi> | null = null;

/** Loads Yandex Maps once per page load, in the language first requested. Rejects if it fails to load. */
export function loadYandexMaps(key: string, language: string): Promise<YandexApi> {
  yandexApiPromise ??= loadYandexScript(formatYandexUrl(key, language));
  yandexApiPromise.catch(() => (yandexApiPromise = null));
  return yandexApiPromise;
}

export function formatYandexUrl(key: string, language: string): string {
  const query = new URLSearchParams({
    apikey: key,
    lang: localeByLanguage[language] ?? "ru_RU",
    csp: "202512",
  });
  return `https://api-maps.yandex.ru/v3/?${query}`;
}

async function loadYandexScript(address: string): Promise<YandexApi> {
  const script = document.createElement("script");
  script.src = address;
  script.async = true;
  const arrived = new Promise<void>((resolve, reject) => {
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => reject(new Error("Yandex Maps did not come")));
    setTimeout(() => reject(new Error("Yandex Maps are late")), YANDEX_LOAD_TIMEOUT_MS);
  });
  document.head.append(script);
  await arrived;
  const { ymaps3 } = globalThis as { ymaps3?: YandexApi };
  if (!ymaps3) throw new Error("Yandex Maps came without their API");
  await ymaps3.ready;
  return ymaps3;
}
