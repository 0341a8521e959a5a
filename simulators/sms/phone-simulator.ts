import {
  SMS_GATEWAY_NAMES,
  SMS_GATEWAYS,
  type SmsGatewayName,
} from "../../packages/providers/src/sms/facts.ts";
import type { SimulatedGateway } from "../../packages/providers/src/sms/simulated-gateway.ts";
import {
  GATEWAY_STATES,
  type Phones,
  type ReceivedSms,
  SIMULATED_NAMES,
  type SimulatedName,
} from "../../packages/providers/src/sms/simulated-phones.ts";
import { escaped, page, type Simulator } from "../../packages/providers/src/simulator/simulator.ts";
import { words } from "./words.ts";

const nameOf = (name: SimulatedName) => (name === "calls" ? "☎" : SMS_GATEWAYS[name].label);
const COLOR = "#2f6f4f";
type Words = (typeof words)[keyof typeof words];
type Gateways = Readonly<Record<SmsGatewayName, SimulatedGateway>>;

/** Simulates a phone with the received messages, and buttons that make the gateways fail. */
export function createPhoneSimulator(phones: Phones, gateways: Gateways): Simulator {
  return {
    async answer({ method, form, language }) {
      const t = words[language];
      let note = "";
      if (method === "POST") {
        const gateway = SIMULATED_NAMES.find((name) => name === form.get("gateway"));
        const mood = GATEWAY_STATES.find((name) => name === form.get("mood"));
        if (gateway && mood) phones.moods[gateway] = mood;
        if (form.get("press") === "end-tokens")
          for (const name of SMS_GATEWAY_NAMES) gateways[name].endTokens?.();
        const text = phones.received.find(({ id }) => id === form.get("text"));
        if (text && text.gateway !== "calls") {
          const isDelivered = form.get("status") === "delivered";
          const status = (await gateways[text.gateway].report?.(text, isDelivered)) ?? null;
          note = status === null ? t.unheard : `${t.told}: ${status}`;
        }
      }
      const told = note && `<p class="note" role="status">${escaped(note)}</p>`;
      const forms = SIMULATED_NAMES.map((name) => moodForm(name, phones.moods[name], t)).join("");
      const end = `<form method="post"><button name="press" value="end-tokens">${t.endTokens}</button></form>`;
      const texts = phones.received.map((text) => textCard(text, t)).join("") || `<p>${t.empty}</p>`;
      const body = `<h1>${t.title}</h1><p>${t.simulator}</p>${told}<a class="button" href="?">${t.again}</a>${texts}<details open><summary>${SIMULATED_NAMES.map(nameOf).join(", ")}</summary>${forms}${end}</details>`;
      return { html: page({ title: t.title, color: COLOR, lang: language, body }) };
    },
  };
}

function moodForm(name: SimulatedName, mood: string, t: Words): string {
  const buttons = GATEWAY_STATES.map(
    (each) =>
      `<button name="mood" value="${each}"${each === mood ? ' class="main" aria-pressed="true"' : ""}>${t.moods[each]}</button>`,
  );
  return `<form method="post" aria-label="${nameOf(name)}"><input type="hidden" name="gateway" value="${name}">
<p><b>${nameOf(name)}</b></p>${buttons.join("")}</form>`;
}

function textCard({ id, gateway, phone, from, text, at, callbackUrl }: ReceivedSms, t: Words): string {
  const time = at.toISOString().slice(11, 16);
  const press = (status: string, word: string) => `<button name="status" value="${status}">${word}</button>`;
  const buttons = `<form method="post" style="margin-top:8px"><input type="hidden" name="text" value="${escaped(id)}">${press("delivered", t.delivered)}${press("undelivered", t.undelivered)}</form>`;
  return `<article class="note"><p>${escaped(from)} → +${escaped(phone)} · ${nameOf(gateway)} · ${time} UTC</p>
<p style="color:inherit">${escaped(text)}</p>${callbackUrl === null ? "" : buttons}</article>`;
}
