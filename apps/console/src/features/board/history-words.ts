import type { MessageId, Translate } from "../../platform/use-language.tsx";

interface Change {
  status: string;
  reason: string;
  comment: string | null;
}

interface Words {
  t: Translate;
  isMessage: (id: string) => id is MessageId;
  money: (sum: number) => string;
}

const EVENTS: Record<string, MessageId> = {
  PAID: "history.paid",
  CHANGE_PAYMENT_TYPE: "history.payment",
  CHANGE_DELIVERY_TYPE: "history.delivery",
  CHANGE_COURIER_STATUS: "history.courier",
};

/** What happened: the status that it moved to, or where it stayed what else was done [OR-7]. */
export function historyTitle(change: Change, before: Change | undefined, t: Translate): string {
  const isMove = change.status !== before?.status;
  if (isMove) return t(`status.${change.status}` as MessageId);
  return t(EVENTS[change.reason] ?? "history.update");
}

/** What was written beside a change: codes of the house in words, sums as money, and what a person wrote as it is. */
export function historyComment(comment: string, words: Words): string {
  const { t, money } = words;
  const minutes = /^\+(\d+) min$/.exec(comment)?.[1];
  if (minutes) return t("pause.extra-minutes", { minutes });
  const late = /^([A-Z_]+): ([+−])(\d+)$/.exec(comment);
  if (late) return `${named(late[1] ?? "", words)}: ${late[2]}${money(Number(late[3]))}`;
  const part = /^−(\d+)(: .*)?$/su.exec(comment);
  if (part) return `−${money(Number(part[1]))}${part[2] ?? ""}`;
  const [, ways = comment, before, after] = /^(.*) \((\d+) → (\d+)\)$/su.exec(comment) ?? [];
  const said = ways
    .split(" → ")
    .map((each) => named(each, words))
    .join(" → ");
  return before && after ? `${said} (${money(Number(before))} → ${money(Number(after))})` : said;
}

/** A code as the console names it, else the text itself. */
function named(code: string, { t, isMessage }: Words): string {
  if (!/^[A-Z_]+$/.test(code)) return code;
  const id = [`payment.${code}`, `reason.${code}`, `service.${code}`].find(isMessage);
  return id && isMessage(id) ? t(id) : code;
}
