import type { WebSettings } from "@dasturxon/contract/merchants";
import { isPrivatePath, findActiveTrackers } from "@dasturxon/domain/trackers";
import type { PageSources } from "../platform/http/index.ts";

const METRICA_HOSTS = ["https://mc.yandex.ru", "https://mc.yandex.com"];
const GOOGLE_TAG_MANAGER_HOST = "https://www.googletagmanager.com";
const GOOGLE_ANALYTICS_HOSTS = ["https://*.google-analytics.com", "https://*.analytics.google.com"];

/** Returns the hosts of the brand's enabled analytics. Empty for private pages of a customer [AN-1, S19]. */
export function analyticsSourcesFromSettings(
  settings: Pick<WebSettings, "tracking"> | null,
  path: string,
): PageSources {
  if (!settings || isPrivatePath(path)) return {};
  const { metrica, gtm, pixel } = findActiveTrackers(settings.tracking);
  const scripts = [
    ...(metrica ? METRICA_HOSTS : []),
    ...(gtm ? [GOOGLE_TAG_MANAGER_HOST] : []),
    ...(pixel ? ["https://connect.facebook.net"] : []),
  ];
  const connections = [
    ...(metrica ? METRICA_HOSTS : []),
    ...(gtm ? [GOOGLE_TAG_MANAGER_HOST, ...GOOGLE_ANALYTICS_HOSTS] : []),
    ...(pixel ? ["https://www.facebook.com"] : []),
  ];
  return scripts.length > 0 ? { "script-src": scripts, "connect-src": connections } : {};
}
