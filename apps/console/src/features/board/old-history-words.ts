import type { MessageId, Translate } from "../../platform/use-language.tsx";

export interface HistoryWords {
  t: Translate;
  isMessage: (id: string) => id is MessageId;
  money: (sum: number) => string;
}

/**
 * What was written beside changes of old, which keep no fields: codes of the house in words, sums as money, and what a
 * person wrote as it is.
 */
export function oldHistoryComment(comment: string, words: HistoryWords): string {
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
function named(code: string, { t, isMessage }: HistoryWords): string {
  if (!/^[A-Z_]+$/.test(code)) return code;
  const id = [`payment.${code}`, `reason.${code}`, `service.${code}`].find(isMessage);
  return id && isMessage(id) ? t(id) : code;
}
