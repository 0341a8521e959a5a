import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PageReply } from "@dasturxon/providers/simulator/simulator";
import { escapeHtmlText } from "@dasturxon/providers/simulator/simulator";
import type { ClickPerson } from "./people.ts";
import type { ClickAppTexts } from "./words.ts";

const phonePageScript = readFileSync(join(import.meta.dirname, "phone-script.mjs"), "utf8");
const phonePageStyle = readFileSync(join(import.meta.dirname, "phone.css"), "utf8");
const scriptHash = createHash("sha256").update(phonePageScript).digest("base64");
const PHONE_PAGE_POLICY = `default-src 'none'; script-src 'sha256-${scriptHash}'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'`;

interface PhoneView {
  url: URL;
  session: string;
  /** Whether the session is passed in the URL (older protocol) instead of a cookie. */
  isByQuery: boolean;
  person: ClickPerson;
  t: ClickAppTexts;
  language: string;
}

/** Renders the phone: Click's bar with the store below it. */
export function renderPhonePage({ url, session, isByQuery, person, t, language }: PhoneView): PageReply {
  const json = JSON.stringify({ url: url.href, session, isByQuery, language });
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><title>${escapeHtmlText(t.title)}</title>
<style>${phonePageStyle}</style></head><body>
<main class="phone"><header><button id="leave" aria-label="${escapeHtmlText(t.close)}">✕</button>
<span><b>Click</b><small>${escapeHtmlText(t.miniApp)} · ${escapeHtmlText(person.name)}</small></span>
<button id="theme" aria-label="${escapeHtmlText(t.dark)}" aria-pressed="false">◐</button></header>
<iframe id="store" title="Click" allow="geolocation"></iframe>
<p id="closed" hidden>${escapeHtmlText(t.closed)} <button id="again">${escapeHtmlText(t.again)}</button></p></main>
<script type="application/json" id="facts">${json.replaceAll("<", String.raw`\u003c`)}</script><script>${phonePageScript}</script></body></html>`;
  return { html, policy: PHONE_PAGE_POLICY };
}
