import type { PageReply, ProviderSimulator } from "@dasturxon/providers/simulator/simulator";
import { escapeHtmlText, renderSimulatorPage } from "@dasturxon/providers/simulator/simulator";
import { renderPhonePage } from "./phone-page.ts";
import { createContactData, type PhoneHolder, createLaunchData } from "./sign-launch.ts";
import { phoneTexts } from "./words.ts";

/** Bots and users of the simulated phone with Telegram. */
export interface SimulatedPhoneState {
  /** Users of the phone. The first user is used if the request names none. */
  people: readonly PhoneHolder[];
  bots(): readonly { token: string; username: string; name: string }[];
}

/**
 * Simulates a phone with Telegram that opens a store as a mini app and implements the messenger's bridge:
 * `open?person=…&bot=…&url=…&startapp=…`. `url` is the URL of the store as its bot sends it.
 */
export function createMiniAppSimulator({ people, bots }: SimulatedPhoneState): ProviderSimulator {
  return {
    async answer({ rest, query, origin, language, headers }): Promise<PageReply> {
      const t = phoneTexts[language];
      const named = Number(query.get("person"));
      const holder = people.find(({ id }) => id === named) ?? people[0];
      const known = bots();
      const bot = known.find(({ username }) => username === query.get("bot")) ?? known[0];
      const url = parseStoreAddress(query.get("url") ?? "/?shell=telegram", origin);
      if (!holder || !bot || !url) {
        const body = `<p class="note">${escapeHtmlText(t.wrong)}</p>`;
        return { html: renderSimulatorPage({ title: t.title, color: "#2481cc", lang: language, body }) };
      }
      if (rest === "contact" && headers["sec-fetch-site"] !== "cross-site")
        return { text: createContactData(holder, bot.token) };
      // Opens the simulator on the host of the store, because cookies reach the store only if both have the same host.
      if (url.origin !== origin) {
        const there = new URL(`/simulators/telegram-app/${rest}`, url.origin);
        there.search = query.toString();
        return { goTo: there.href };
      }
      const startParam = query.get("startapp") ?? "";
      const initData = createLaunchData(holder, bot.token, startParam);
      return renderPhonePage({ url, initData, startParam, holder, bot, t, language });
    },
  };
}

/** Returns the URL if it is a store on this machine, otherwise null. */
function parseStoreAddress(told: string, origin: string): URL | null {
  if (!URL.canParse(told, origin)) return null;
  const url = new URL(told, origin);
  const isHere = url.port === new URL(origin).port && /(^|[.])localhost$|^127[.]/.test(url.hostname);
  return url.origin === origin || isHere ? url : null;
}
