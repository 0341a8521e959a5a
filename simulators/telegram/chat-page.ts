import { escapeHtmlText } from "@dasturxon/providers/simulator/simulator";
import { listButtons } from "./bot-api.ts";
import {
  type Bot,
  type Chat,
  type TelegramCloud,
  GROUP_ID,
  type ReplyMarkup,
  type Message,
  type Person,
} from "./cloud.ts";
import type { TelegramChatTexts } from "./words.ts";

const PAGE_COLOR = "#229ed9";

/** Content of the page with the chats of a user. */
export interface ChatView {
  bot: Bot | null;
  person: Person;
  chat: Chat | null;
  /** Text that reports the result of the last action on the page. */
  note: string;
  /** Token of the bot that the user has just created. Null if there is none. */
  newToken: string | null;
}

const PAGE_STYLE = `:root{color-scheme:light dark;--ink:#16181d;--soft:#5b616e;--ground:#dfe7ec;--card:#fff;--mine:#e3f7d7;--line:#d9dee4;--own:${PAGE_COLOR};--deep:#0f6f9f}
@media(prefers-color-scheme:dark){:root{--ink:#f2f3f5;--soft:#a9b1bd;--ground:#10161c;--card:#1c242d;--mine:#24503a;--line:#323c48;--deep:#6cc4f0}}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.4 system-ui,sans-serif}
main{max-width:430px;min-height:100dvh;margin:0 auto;padding:12px;display:flex;flex-direction:column;gap:10px}
h1{font-size:18px;margin:0}p{margin:0}.soft{color:var(--soft);font-size:14px}nav{display:flex;flex-wrap:wrap;gap:6px}
a.tab,button,summary{min-height:44px;padding:8px 14px;border-radius:12px;border:1px solid var(--line);background:var(--card);color:var(--ink);font:inherit;cursor:pointer;text-decoration:none;display:inline-grid;place-items:center}
a.tab[aria-current]{background:var(--deep);color:var(--card);border-color:var(--deep)}
ol{list-style:none;margin:0;padding:0;display:flex;flex-direction:column;gap:8px;flex:1}
li{max-width:88%;align-self:flex-start}li.mine{align-self:flex-end}.bubble{background:var(--card);border-radius:14px;padding:8px 12px;white-space:pre-wrap;overflow-wrap:anywhere}
li.mine .bubble{background:var(--mine)}.rows{display:grid;gap:4px;margin-top:4px}.row{display:flex;flex-wrap:wrap;gap:4px}
.row button,.row a{flex:1 0 auto;max-width:100%;padding:8px 10px;font-weight:600}form{display:contents}.say{display:grid;grid-template-columns:1fr auto;gap:6px}
input{min-height:44px;padding:8px 12px;border-radius:12px;border:1px solid var(--line);background:var(--card);color:var(--ink);font:inherit;min-width:0}
.note{background:var(--card);border-inline-start:4px solid var(--own);border-radius:8px;padding:10px 12px;overflow-wrap:anywhere}details>*{margin-top:6px}img{max-width:100%;border-radius:10px}`;

/** Renders the chats of one bot on one user's phone, as plain forms without scripts. */
export function renderChatPage(
  cloud: TelegramCloud,
  view: ChatView,
  lang: string,
  t: TelegramChatTexts,
): string {
  const { bot, person, chat, note, newToken } = view;
  const formatQuery = (more: Record<string, string | number>) =>
    `?${new URLSearchParams({ bot: bot?.username ?? "", person: String(person.id), chat: chat && chat.id < 0 ? "group" : "private", ...Object.fromEntries(Object.entries(more).map(([key, value]) => [key, String(value)])) }).toString()}`;
  const renderTab = (link: string, name: string, isHere: boolean) =>
    `<a class="tab" href="${escapeHtmlText(link)}"${isHere ? ' aria-current="true"' : ""}>${escapeHtmlText(name)}</a>`;
  const bots = [...cloud.bots.values()]
    .map((each) => renderTab(formatQuery({ bot: each.username }), each.name, each === bot))
    .join("");
  const people = cloud.people
    .map((each) => renderTab(formatQuery({ person: each.id }), each.firstName, each === person))
    .join("");
  const chats =
    renderTab(formatQuery({ chat: "private" }), bot?.name ?? "", chat?.id !== GROUP_ID) +
    renderTab(formatQuery({ chat: "group" }), t.group, chat?.id === GROUP_ID);
  const told = note && `<p class="note" role="status">${escapeHtmlText(note)}</p>`;
  const token =
    newToken === null ? "" : `<p class="note">${t.token} <code>${escapeHtmlText(newToken)}</code></p>`;
  const open =
    bot && chat
      ? `<nav aria-label="${t.people}">${people}</nav><nav aria-label="${t.title}">${chats}</nav>${told}
<ol aria-label="${escapeHtmlText(chat.title ?? bot.name)}">${chat.messages.map((message) => renderMessageBubble(message, { person, t, page: formatQuery({}) })).join("")}</ol>
${renderKeyboard(chat, formatQuery({}))}${renderChatInput(view, t, formatQuery({}))}`
      : `<p>${t.noBots}</p>`;
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${t.title}</title><style>${PAGE_STYLE}</style></head><body><main><h1>${t.title}</h1><p class="soft">${t.simulator}</p>
<nav aria-label="${t.bots}">${bots}</nav>${token}${open}${renderNewBotForm(t, formatQuery({}))}</main></body></html>`;
}

const renderHiddenField = (name: string, value: string | number) =>
  `<input type="hidden" name="${name}" value="${escapeHtmlText(String(value))}">`;

/** Renders a form with one button. The form posts to the page's own URL. */
function renderButtonForm(
  page: string,
  button: { name: string; fields: Record<string, string | number>; label?: string },
): string {
  const fields = Object.entries(button.fields)
    .map(([name, value]) => renderHiddenField(name, value))
    .join("");
  return `<form method="post" action="${escapeHtmlText(page)}">${fields}<button>${escapeHtmlText(button.name)}</button></form>`;
}

function renderMessageBubble(
  { id, from, text, photo, markup, isEdited }: Message,
  { person, t, page }: { person: Person; t: TelegramChatTexts; page: string },
) {
  const isMine = from?.id === person.id;
  const name = from && !isMine ? `<span class="soft">${escapeHtmlText(from.firstName)}</span><br>` : "";
  const picture = photo === null ? "" : `<img alt="" src="${escapeHtmlText(photo)}">`;
  const edited = isEdited ? ` <span class="soft">(${t.edited})</span>` : "";
  return `<li${isMine ? ' class="mine"' : ""} data-message="${id}"><div class="bubble">${name}${picture}${escapeHtmlText(text)}${edited}</div>${renderInlineKeyboard(markup, id, page)}</li>`;
}

/** Renders the button rows below a message. Links and mini apps open, other buttons are pressed. */
function renderInlineKeyboard(markup: ReplyMarkup | null, messageId: number, page: string): string {
  const rows = markup?.["inline_keyboard"];
  if (!Array.isArray(rows)) return "";
  const drawn = rows.map((row) => {
    const buttons = listButtons({ inline_keyboard: [row] }).map(
      ({ text, callback_data: data, web_app: app, url }) => {
        const name = String(text);
        if (typeof data === "string")
          return renderButtonForm(page, { name, fields: { act: "press", message: messageId, data } });
        return typeof url === "string" ? renderTabLink(name, url) : renderAppLink(name, app, page);
      },
    );
    return `<div class="row">${buttons.join("")}</div>`;
  });
  return `<div class="rows">${drawn.join("")}</div>`;
}

const getAppUrl = (app: unknown) => String((app as { url?: unknown } | undefined)?.url ?? "");
/** Links to a mini app on the phone of the user whose chats are shown. */
const renderAppLink = (name: string, app: unknown, page: string) =>
  renderTabLink(name, `/simulators/telegram-app/open${page}&url=${encodeURIComponent(getAppUrl(app))}`);
const renderTabLink = (name: string, link: string) =>
  `<a class="tab" href="${escapeHtmlText(link)}">${escapeHtmlText(name)}</a>`;

function renderKeyboard({ keyboard: markup }: Chat, page: string): string {
  const buttons = listButtons(markup).map(({ text, request_contact: isContact, web_app: app }) => {
    const name = String(text);
    if (app !== undefined) return renderAppLink(name, app, page);
    return renderButtonForm(page, {
      name,
      fields: isContact === true ? { act: "contact" } : { act: "say", text: name },
    });
  });
  return buttons.length > 0 ? `<div class="rows">${buttons.join("")}</div>` : "";
}

function renderChatInput({ bot, chat }: ChatView, t: TelegramChatTexts, page: string): string {
  if (!bot || !chat) return "";
  const isGroup = chat.id === GROUP_ID;
  const menu = bot.menuButton;
  const store =
    menu?.["type"] === "web_app" ? renderAppLink(String(menu["text"]), menu["web_app"], page) : "";
  const start =
    isGroup || chat.isOpen ? "" : renderButtonForm(page, { name: t.start, fields: { act: "start" } });
  const say = `<form method="post" action="${escapeHtmlText(page)}"><div class="say">${renderHiddenField("act", "say")}<input name="text" aria-label="${t.write}" placeholder="${t.write}" autocomplete="off"><button>${t.send}</button></div></form>`;
  const isOut = isGroup ? !chat.isOpen : chat.isBlocked;
  const block = isGroup ? (isOut ? t.add : t.remove) : isOut ? t.unblock : t.block;
  const more = [
    renderButtonForm(page, { name: block, fields: { act: isOut ? "unblock" : "block" } }),
    isGroup ? "" : renderButtonForm(page, { name: t.location, fields: { act: "location" } }),
    renderButtonForm(page, { name: t.strangers, fields: { act: "strangers-contact" } }),
    renderButtonForm(page, { name: t.refuse, fields: { act: "refuse" } }),
  ];
  const webhook = `<p class="soft">${t.webhook}: ${escapeHtmlText(bot.webhook?.lastError ?? bot.webhook?.url ?? "–")}</p>`;
  return `${store}${start}${say}<nav><a class="tab" href="${escapeHtmlText(page)}">${t.again}</a></nav>
<details><summary>${t.more}</summary>${more.join(" ")}${webhook}</details>`;
}

function renderNewBotForm(t: TelegramChatTexts, page: string): string {
  return `<details><summary>${t.newBot}</summary><form method="post" action="${escapeHtmlText(page)}"><div class="say">${renderHiddenField("act", "make-bot")}
<input name="name" aria-label="${t.botName}" placeholder="${t.botName}" maxlength="40" required><button>${t.newBot}</button></div></form></details>`;
}
