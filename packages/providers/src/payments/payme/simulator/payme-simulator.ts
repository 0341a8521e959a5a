import { randomBytes } from "node:crypto";
import { receiptList } from "../../../simulator/receipt.ts";
import {
  escaped,
  page,
  type PageReply,
  type PageRequest,
  type Simulator,
  storeOf,
} from "../../../simulator/simulator.ts";
import { type PaymeLink, readLink } from "./link.ts";
import { readDetail } from "./detail.ts";
import {
  callMerchant,
  call,
  create,
  type Kassa,
  NOT_DEBITED,
  perform,
  type Receipt,
  REFUND,
  notifyReceipt,
} from "./merchant-api.ts";
import { createSubscribeApi } from "./subscribe-api.ts";
import { words } from "./words.ts";

const DELAY_MS = 10_000;
const REPEAT_MS = 3000;
const COLOR = "#00a5a0";
const OTHERS = ["decline", "delay", "repeat", "reorder", "drop", "wrongSign"] as const;

/**
 * Simulates Payme's side of the Merchant API, based on its protocol: the checkout page of a link, and the calls after
 * each button press. Paid receipts are stored by link, so that they can be refunded on the page.
 */
export function createPaymeSimulator(
  kassaOf: (link: PaymeLink) => Promise<Kassa | null>,
  key: string,
): Simulator {
  const paid = new Map<string, Receipt>();
  const subscribe = createSubscribeApi(kassaOf, key);

  async function answer(request: PageRequest): Promise<PageReply> {
    const { method, rest, form, origin } = request;
    if (rest === "api") return subscribe(request);
    const link = readLink(rest);
    const kassa = link && (await kassaOf(link));
    if (!link || !kassa) return { html: noPage() };
    if (method !== "POST")
      return { html: await checkoutPage({ link, kassa, isPaid: paid.has(rest) }, origin) };
    const pressed = form.get("press") ?? "";
    const key = pressed === "wrongSign" ? "another" : kassa.key;
    const receipt = paid.get(rest) ?? {
      id: randomBytes(12).toString("hex"),
      link,
      kassa: { ...kassa, key },
    };
    if (pressed === "cancel") {
      const error = await call(receipt, "CancelTransaction", { reason: REFUND });
      if (!error) await notifyReceipt(receipt, "CANCEL");
      if (!error) paid.delete(rest);
      return { html: notePage(link, origin, error ?? words[link.language].returned) };
    }
    const times = pressed === "repeat" ? 2 : 1;
    // The shop must refuse this call, because no transaction exists. The payment continues normally.
    if (pressed === "reorder") await call(receipt, "PerformTransaction");
    const refused = await create(receipt, times);
    if (refused) return { html: notePage(link, origin, refused) };
    if (pressed === "decline") {
      await call(receipt, "CancelTransaction", { reason: NOT_DEBITED });
      return { html: notePage(link, origin, words[link.language].declined) };
    }
    paid.set(rest, receipt);
    if (pressed === "delay") setTimeout(() => void call(receipt, "PerformTransaction"), DELAY_MS);
    else {
      const failed = await perform(receipt, times);
      if (failed) paid.delete(rest);
      if (failed) return { html: notePage(link, origin, failed) };
      await notifyReceipt(receipt, "PERFORM");
      // Simulates a lost response: Payme repeats the call.
      if (pressed === "drop") setTimeout(() => void call(receipt, "PerformTransaction"), REPEAT_MS);
    }
    return { goTo: storeOf(link.returnUrl, origin) };
  }
  return { answer };
}

function shell(language: PaymeLink["language"], body: string): string {
  const head = `<h1>Payme</h1><p>${words[language].simulator}</p>`;
  return page({ title: "Payme", color: COLOR, lang: language, body: head + body });
}

const noPage = () => shell("ru", `<p class="note">${words.ru.wrong}</p>`);

function notePage(link: PaymeLink, origin: string, note: string): string {
  const t = words[link.language];
  return shell(
    link.language,
    `<p class="note" role="status">${escaped(note)}</p>
<a class="button" href="${escaped(storeOf(link.returnUrl, origin))}">${t.back}</a>`,
  );
}

async function checkoutPage(
  { link, kassa, isPaid }: { link: PaymeLink; kassa: Kassa; isPaid: boolean },
  origin: string,
): Promise<string> {
  const t = words[link.language];
  const sum = new Intl.NumberFormat("ru").format(link.tiyin / 100);
  const { account, tiyin: amount } = link;
  const asked = { id: "", link, kassa };
  const { refused, detail } = isPaid
    ? { refused: null }
    : await callMerchant(asked, "CheckPerformTransaction", { amount, account });
  const press = (name: "pay" | (typeof OTHERS)[number] | "cancel") =>
    `<button name="press" value="${name}"${name === "pay" ? ' class="main"' : ""}>${t[name]}</button>`;
  const others = OTHERS.map(press).join("");
  const choices = isPaid
    ? `<form method="post">${press("cancel")}</form>`
    : `<form method="post">${press("pay")}</form>
<details><summary>${t.more}</summary><form method="post">${others}</form></details>`;
  return shell(
    link.language,
    `<p class="sum">${escaped(sum)} UZS</p><p>${t.order}: ${escaped(Object.values(account).join(", "))}</p>
${receiptList(readDetail(detail))}
${refused ? `<p class="note" role="status">${escaped(refused)}</p>` : choices}
<a class="button" href="${escaped(storeOf(link.returnUrl, origin))}">${t.back}</a>`,
  );
}
