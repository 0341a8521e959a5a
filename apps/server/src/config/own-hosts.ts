import { PAYMENT_HOST_LABELS } from "@dasturxon/providers/payments/names";
import type { Config } from "./config.ts";
import type { Directory } from "../modules/merchants/index.ts";
import { DEMO_INBOX_PATH } from "../modules/notifications/index.ts";
import { getPreviewOrigin } from "../modules/onboarding/index.ts";
import { PLATFORM_ID } from "../platform/ids.ts";
import { publicUrlFromConfig } from "./public-url.ts";

/** Key of the brand shown at `localhost` [BR-3]. */
export const DEMO_BRAND_KEY = "osh";

/** Host of the console. Null if every host serves it. */
export function consoleHostFromConfig({ consoleOrigin }: Pick<Config, "consoleOrigin">): string | null {
  return consoleOrigin && new URL(consoleOrigin).hostname;
}

/** Additional hosts of the platform: for the console, pictures, and stores that are being set up. */
export function additionalHostsFromConfig(config: Config): string[] {
  const urls = [config.picturesUrl, getPreviewOrigin(publicUrlFromConfig(config))];
  const own = [consoleHostFromConfig(config), ...urls.map((url) => url && new URL(url).hostname)];
  return own.filter((host) => host !== null);
}

/** Parameters for the registration of brands: the hosts, and the brand whose inbox shows the codes in the demo. */
export function createRegistrationParameters(config: Config, directory: Directory) {
  const { isDemo, isStartOpen, consoleOrigin, mapTilesUrl } = config;
  const hosts = platformHostsFromConfig(config);
  const own = additionalHostsFromConfig(config);
  return {
    publicUrl: publicUrlFromConfig(config),
    ...createPlatformSender(config, directory),
    isOpen: isStartOpen,
    consoleOrigin,
    mapTilesUrl,
    demoInbox: isDemo ? DEMO_INBOX_PATH : null,
    ownLabels: [...own.flatMap((host) => host?.split(".")[0] ?? []), ...PAYMENT_HOST_LABELS],
    wordsOf: (address: string) => hosts.map((host) => `${address}.${host}`),
    dropDirectory: () => directory.drop(),
  };
}

/** Returns the platform's name for its text messages, and the brand or platform id under which they are sent. */
export function createPlatformSender(config: Config, directory: Directory) {
  return {
    platformName: new URL(publicUrlFromConfig(config)).host,
    async senderId() {
      const [brand] = config.isDemo ? await directory.find([DEMO_BRAND_KEY]) : [];
      return brand?.merchantId ?? PLATFORM_ID;
    },
  };
}

export function platformHostsFromConfig(config: Config): string[] {
  return config.publicOrigin ? [new URL(config.publicOrigin).hostname] : [];
}
