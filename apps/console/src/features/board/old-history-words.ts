import type { MessageId, Translate } from "../../platform/use-language.tsx";

export interface OldHistoryFormatters {
  t: Translate;
  isMessage: (id: string) => id is MessageId;
  money: (sum: number) => string;
}

/**
 * Formats comments of old history entries, which have no structured details. Replaces codes by their names and formats
 * amounts of money. Text written by staff is returned unchanged.
 */
export function formatOldComment(comment: string, words: OldHistoryFormatters): string {
  const { t, money } = words;
  const minutes = /^\+(\d+) min$/.exec(comment)?.[1];
  if (minutes) return t("pause.extra-minutes", { minutes });
  const late = /^([A-Z_]+): ([+−])(\d+)$/.exec(comment);
  if (late) return `${formatHistoryCode(late[1] ?? "", words)}: ${late[2]}${money(Number(late[3]))}`;
  const part = /^−(\d+)(: .*)?$/su.exec(comment);
  if (part) return `−${money(Number(part[1]))}${part[2] ?? ""}`;
  const [, ways = comment, before, after] = /^(.*) \((\d+) → (\d+)\)$/su.exec(comment) ?? [];
  const said = ways
    .split(" → ")
    .map((each) => formatHistoryCode(each, words))
    .join(" → ");
  return before && after ? `${said} (${money(Number(before))} → ${money(Number(after))})` : said;
}

/** Returns the name of a code, or the text itself if it is not a code. */
function formatHistoryCode(code: string, { t, isMessage }: OldHistoryFormatters): string {
  if (!/^[A-Z_]+$/.test(code)) return code;
  const id = [`payment.${code}`, `reason.${code}`, `service.${code}`].find(isMessage);
  return id && isMessage(id) ? t(id) : code;
}
