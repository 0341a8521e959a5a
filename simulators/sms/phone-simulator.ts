import {
  SMS_GATEWAY_NAMES,
  SMS_GATEWAYS,
  type SmsGatewayName,
} from "../../packages/providers/src/sms/facts.ts";
import type { SimulatedGateway } from "../../packages/providers/src/sms/simulated-gateway.ts";
import {
  SIMULATED_GATEWAY_STATES,
  type SimulatedPhones,
  type ReceivedSms,
  SIMULATED_GATEWAY_NAMES,
  type SimulatedGatewayName,
} from "../../packages/providers/src/sms/simulated-phones.ts";
import {
  escapeHtmlText,
  renderSimulatorPage,
  type ProviderSimulator,
} from "../../packages/providers/src/simulator/simulator.ts";
import { phoneTexts } from "./words.ts";

const formatSimulatorName = (name: SimulatedGatewayName) =>
  name === "calls" ? "☎" : SMS_GATEWAYS[name].label;
const PAGE_COLOR = "#2f6f4f";
type SmsPhoneTexts = (typeof phoneTexts)[keyof typeof phoneTexts];
type SimulatedGateways = Readonly<Record<SmsGatewayName, SimulatedGateway>>;

/** Simulates a phone with the received messages, and buttons that make the gateways fail. */
export function createPhoneSimulator(
  phones: SimulatedPhones,
  gateways: SimulatedGateways,
): ProviderSimulator {
  return {
    async answer({ method, form, language }) {
      const t = phoneTexts[language];
      let note = "";
      if (method === "POST") {
        const gateway = SIMULATED_GATEWAY_NAMES.find((name) => name === form.get("gateway"));
        const mood = SIMULATED_GATEWAY_STATES.find((name) => name === form.get("mood"));
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
      const told = note && `<p class="note" role="status">${escapeHtmlText(note)}</p>`;
      const forms = SIMULATED_GATEWAY_NAMES.map((name) =>
        renderGatewayStateForm(name, phones.moods[name], t),
      ).join("");
      const end = `<form method="post"><button name="press" value="end-tokens">${t.endTokens}</button></form>`;
      const texts = phones.received.map((text) => renderSmsCard(text, t)).join("") || `<p>${t.empty}</p>`;
      const body = `<h1>${t.title}</h1><p>${t.simulator}</p>${told}<a class="button" href="?">${t.again}</a>${texts}<details open><summary>${SIMULATED_GATEWAY_NAMES.map(formatSimulatorName).join(", ")}</summary>${forms}${end}</details>`;
      return { html: renderSimulatorPage({ title: t.title, color: PAGE_COLOR, lang: language, body }) };
    },
  };
}

function renderGatewayStateForm(name: SimulatedGatewayName, mood: string, t: SmsPhoneTexts): string {
  const buttons = SIMULATED_GATEWAY_STATES.map(
    (each) =>
      `<button name="mood" value="${each}"${each === mood ? ' class="main" aria-pressed="true"' : ""}>${t.moods[each]}</button>`,
  );
  return `<form method="post" aria-label="${formatSimulatorName(name)}"><input type="hidden" name="gateway" value="${name}">
<p><b>${formatSimulatorName(name)}</b></p>${buttons.join("")}</form>`;
}

function renderSmsCard(
  { id, gateway, phone, from, text, at, callbackUrl }: ReceivedSms,
  t: SmsPhoneTexts,
): string {
  const time = at.toISOString().slice(11, 16);
  const renderStatusButton = (status: string, word: string) =>
    `<button name="status" value="${status}">${word}</button>`;
  const buttons = `<form method="post" style="margin-top:8px"><input type="hidden" name="text" value="${escapeHtmlText(id)}">${renderStatusButton("delivered", t.delivered)}${renderStatusButton("undelivered", t.undelivered)}</form>`;
  return `<article class="note"><p>${escapeHtmlText(from)} → +${escapeHtmlText(phone)} · ${formatSimulatorName(gateway)} · ${time} UTC</p>
<p style="color:inherit">${escapeHtmlText(text)}</p>${callbackUrl === null ? "" : buttons}</article>`;
}
