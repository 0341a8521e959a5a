import type { EskizSimulator } from "../eskiz/eskiz-simulator.ts";
import { escaped, page, type Simulator } from "../simulator.ts";
import type { TelegramGatewaySimulator } from "../telegram-gateway/gateway-simulator.ts";
import { type GatewayName, GATEWAYS, MOODS, type Phones, type Received } from "./phones.ts";
import { words } from "./words.ts";

const NAMES: Readonly<Record<GatewayName, string>> = {
  "telegram-gateway": "Telegram Gateway",
  eskiz: "Eskiz",
  "play-mobile": "Play Mobile",
  calls: "☎",
};
const COLOR = "#2f6f4f";
type Words = (typeof words)[keyof typeof words];

interface Gateways {
  eskiz: EskizSimulator;
  telegram: TelegramGatewaySimulator;
}

/** Simulates a phone with the received messages, and buttons that make the gateways fail. */
export function createPhoneSimulator(phones: Phones, { eskiz, telegram }: Gateways): Simulator {
  return {
    async answer({ method, form, language }) {
      const t = words[language];
      let note = "";
      if (method === "POST") {
        const gateway = GATEWAYS.find((name) => name === form.get("gateway"));
        const mood = MOODS.find((name) => name === form.get("mood"));
        if (gateway && mood) phones.moods[gateway] = mood;
        if (form.get("press") === "end-tokens") eskiz.endTokens();
        const text = phones.received.find(({ id }) => id === form.get("text"));
        if (text) {
          const isThere = form.get("status") === "DELIVRD";
          const status = await (text.gateway === "telegram-gateway"
            ? telegram.tell(text, isThere ? "delivered" : "expired")
            : eskiz.tell(text, isThere ? "DELIVRD" : "UNDELIV"));
          note = status === null ? t.unheard : `${t.told}: ${status}`;
        }
      }
      const told = note && `<p class="note" role="status">${escaped(note)}</p>`;
      const gateways = GATEWAYS.map((name) => moodForm(name, phones.moods[name], t)).join("");
      const end = `<form method="post"><button name="press" value="end-tokens">${t.endTokens}</button></form>`;
      const texts = phones.received.map((text) => textCard(text, t)).join("") || `<p>${t.empty}</p>`;
      const body = `<h1>${t.title}</h1><p>${t.simulator}</p>${told}<a class="button" href="?">${t.again}</a>${texts}<details open><summary>${Object.values(NAMES).join(", ")}</summary>${gateways}${end}</details>`;
      return { html: page({ title: t.title, color: COLOR, lang: language, body }) };
    },
  };
}

function moodForm(name: (typeof GATEWAYS)[number], mood: string, t: Words): string {
  const buttons = MOODS.map(
    (each) =>
      `<button name="mood" value="${each}"${each === mood ? ' class="main" aria-pressed="true"' : ""}>${t.moods[each]}</button>`,
  );
  return `<form method="post" aria-label="${NAMES[name]}"><input type="hidden" name="gateway" value="${name}">
<p><b>${NAMES[name]}</b></p>${buttons.join("")}</form>`;
}

function textCard({ id, gateway, phone, from, text, at, callbackUrl }: Received, t: Words): string {
  const time = at.toISOString().slice(11, 16);
  const press = (status: string, word: string) => `<button name="status" value="${status}">${word}</button>`;
  const buttons = `<form method="post" style="margin-top:8px"><input type="hidden" name="text" value="${escaped(id)}">${press("DELIVRD", t.delivered)}${press("UNDELIV", t.undelivered)}</form>`;
  return `<article class="note"><p>${escaped(from)} → +${escaped(phone)} · ${NAMES[gateway]} · ${time} UTC</p>
<p style="color:inherit">${escaped(text)}</p>${callbackUrl === null ? "" : buttons}</article>`;
}
