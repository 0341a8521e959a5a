import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PageReply } from "@dasturxon/providers/simulator/simulator";
import { escapeHtmlText } from "@dasturxon/providers/simulator/simulator";
import type { PhoneHolder } from "./sign-launch.ts";
import type { TelegramAppTexts } from "./words.ts";

const phonePageScript = readFileSync(join(import.meta.dirname, "phone-script.mjs"), "utf8");
const phonePageStyle = readFileSync(join(import.meta.dirname, "phone.css"), "utf8");
const scriptHash = createHash("sha256").update(phonePageScript).digest("base64");
const PHONE_PAGE_POLICY = `default-src 'none'; script-src 'sha256-${scriptHash}'; style-src 'unsafe-inline'; frame-src 'self'; connect-src 'self'; frame-ancestors 'none'`;

interface PhoneView {
  url: URL;
  initData: string;
  startParam: string;
  holder: PhoneHolder;
  bot: { name: string; username: string };
  t: TelegramAppTexts;
  language: string;
}

/** Renders the phone: Telegram's bar, the store in a frame, and the main button below. */
export function renderPhonePage({
  url,
  initData,
  startParam,
  holder,
  bot,
  t,
  language,
}: PhoneView): PageReply {
  const facts = { url: url.href, initData, startParam, person: holder.id, bot: bot.username, t };
  const json = JSON.stringify(facts).replaceAll("<", String.raw`\u003c`);
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><title>${escapeHtmlText(t.title)}</title>
<style>${phonePageStyle}</style></head><body>
<main class="phone"><header><button id="leave" aria-label="${escapeHtmlText(t.close)}">✕</button>
<button id="back" aria-label="${escapeHtmlText(t.back)}" hidden>←</button>
<span><b>${escapeHtmlText(bot.name)}</b><small>${escapeHtmlText(t.miniApp)} · ${escapeHtmlText(holder.firstName)}</small></span>
<button id="theme" aria-label="${escapeHtmlText(t.dark)}" aria-pressed="false">◐</button></header>
<iframe id="store" title="${escapeHtmlText(bot.name)}" allow="geolocation"></iframe>
<div class="buttons"><button id="second" hidden></button><button id="main" hidden></button></div>
<p id="closed" hidden>${escapeHtmlText(t.closed)} <button id="again">${escapeHtmlText(t.again)}</button></p>
<dialog id="ask"><p></p><button id="yes"></button><button id="no">${escapeHtmlText(t.cancel)}</button></dialog></main>
<script type="application/json" id="facts">${json}</script><script>${phonePageScript}</script></body></html>`;
  return { html, policy: PHONE_PAGE_POLICY };
}
