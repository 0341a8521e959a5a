import { createHash } from "node:crypto";
import { findCatalogueText } from "@dasturxon/domain/catalogue";
import { PLATFORM_LANGUAGES } from "@dasturxon/domain/language";
import { staffTexts } from "../../texts/staff.ts";

export type InboxLanguage = (typeof PLATFORM_LANGUAGES)[number];

const inboxPageStyle = `
:root { color-scheme: light dark; --ground: #f2f2f7; --card: #fff; --ink: #111; --soft: #5a6170; }
@media (prefers-color-scheme: dark) { :root { --ground: #000; --card: #1c1c1e; --ink: #f5f5f7; --soft: #9ca3af; } }
* { box-sizing: border-box; margin: 0; }
body { min-height: 100dvh; background: var(--ground); color: var(--ink); font: 16px/1.45 system-ui, sans-serif; }
main { max-width: 26rem; margin: 0 auto; padding: 24px 16px 48px; display: grid; gap: 16px; }
header { display: grid; justify-items: center; gap: 8px; text-align: center; }
.mark { width: 64px; height: 64px; border-radius: 50%; display: grid; place-items: center; font-size: 28px; font-weight: 700; background: #34c759; color: #fff; }
h1 { font-size: 20px; } .soft { color: var(--soft); font-size: 14px; }
ol { list-style: none; padding: 0; display: grid; gap: 12px; }
li { background: var(--card); border-radius: 20px 20px 20px 6px; padding: 14px 16px; overflow-wrap: anywhere; }
li .soft { display: flex; justify-content: space-between; gap: 8px; margin-bottom: 4px; }
strong { display: block; margin-top: 8px; font-size: 32px; line-height: 40px; letter-spacing: .2em; font-variant-numeric: tabular-nums; user-select: all; }
nav { display: flex; justify-content: center; gap: 4px; }
nav a { min-width: 44px; min-height: 44px; display: grid; place-items: center; color: inherit; }
nav a[aria-current] { font-weight: 700; text-decoration: none; }
@media (prefers-reduced-motion: no-preference) { li.new { animation: in .25s ease-out; } }
@keyframes in { from { opacity: 0; transform: translateY(-8px); } }`;

const inboxPageScript = `
const list = document.querySelector("ol"), empty = document.getElementById("empty");
const seen = new Set(); let first = true;
function item(message) {
  const li = document.createElement("li"), top = document.createElement("div"), code = document.createElement("strong");
  const phone = document.createElement("span"), time = document.createElement("time"), key = message.sentAt + message.phone;
  top.className = "soft"; phone.textContent = message.phone;
  time.dateTime = message.sentAt; time.textContent = new Date(message.sentAt).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
  code.textContent = message.code; top.append(phone, time);
  li.append(top, message.text, code); li.className = first || seen.has(key) ? "" : "new"; seen.add(key);
  return li;
}
async function refresh() {
  try {
    const reply = await fetch(list.dataset.source + location.search, { cache: "no-store" });
    if (!reply.ok) return;
    const messages = await reply.json();
    if (messages.length !== list.children.length || messages.some((m) => !seen.has(m.sentAt + m.phone))) list.replaceChildren(...messages.map(item));
    empty.hidden = messages.length > 0; first = false;
  } catch {}
}
refresh(); setInterval(() => document.hidden || refresh(), 1500);
document.addEventListener("visibilitychange", refresh);`;

const createCspHash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Content security policy: only this page's own style and script, by their hashes. */
export const inboxContentSecurityPolicy = [
  "default-src 'none'",
  `style-src ${createCspHash(inboxPageStyle)}`,
  `script-src ${createCspHash(inboxPageScript)}`,
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Returns the page of the demo inbox. It loads and refreshes the messages itself. */
export function renderInboxPage({ brand, language }: { brand: string; language: InboxLanguage }): string {
  const getInboxText = (id: "title" | "note" | "empty") =>
    findCatalogueText(staffTexts, `inbox.${id}`, language);
  const [title, note, empty] = [getInboxText("title"), getInboxText("note"), getInboxText("empty")];
  const name = escapeHtml(brand);
  const links = PLATFORM_LANGUAGES.map(
    (code) =>
      `<a href="?lang=${code}"${code === language ? ' aria-current="true"' : ""}>${code.toUpperCase()}</a>`,
  ).join("");
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} · ${name}</title><style>${inboxPageStyle}</style></head>
<body><main><header><div class="mark" aria-hidden="true">${escapeHtml([...brand][0] ?? "·")}</div><h1>${name}</h1>
<p class="soft">${note}</p></header><ol aria-live="polite" data-source="/api/notifications/v1/demo/inbox"></ol><p class="soft" id="empty" hidden>${empty}</p>
<nav>${links}</nav></main><script>${inboxPageScript}</script></body></html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`);
}
