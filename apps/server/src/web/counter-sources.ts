import type { WebSettings } from "@dasturxon/contract/merchants";
import { isPrivatePath, trackersOf } from "@dasturxon/domain/trackers";
import type { PageSources } from "../platform/http/index.ts";

const METRICA = ["https://mc.yandex.ru", "https://mc.yandex.com"];
const GOOGLE = "https://www.googletagmanager.com";
const ANALYTICS = ["https://*.google-analytics.com", "https://*.analytics.google.com"];

/** Returns the hosts of the brand's enabled analytics. Empty for private pages of a customer [AN-1, S19]. */
export function counterSources(settings: Pick<WebSettings, "tracking"> | null, path: string): PageSources {
  if (!settings || isPrivatePath(path)) return {};
  const { metrica, gtm, pixel } = trackersOf(settings.tracking);
  const scripts = [
    ...(metrica ? METRICA : []),
    ...(gtm ? [GOOGLE] : []),
    ...(pixel ? ["https://connect.facebook.net"] : []),
  ];
  const connections = [
    ...(metrica ? METRICA : []),
    ...(gtm ? [GOOGLE, ...ANALYTICS] : []),
    ...(pixel ? ["https://www.facebook.com"] : []),
  ];
  return scripts.length > 0 ? { "script-src": scripts, "connect-src": connections } : {};
}
