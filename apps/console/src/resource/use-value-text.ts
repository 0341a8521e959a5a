import type { ResourceShape } from "@dasturxon/contract/resource-shape";
import { formatBusinessPhone } from "@dasturxon/domain/business-phone";
import { formatNumber } from "@dasturxon/domain/format";
import { dayFromInstant, timeFromInstant } from "@dasturxon/domain/time-zone";
import { useReferenceNames } from "../fields/use-choices.ts";
import { useSignedInStaff } from "../platform/session.tsx";
import {
  type MessageId,
  useIsMessageId,
  useLanguage,
  useTranslate,
  useLocalizeText,
} from "../platform/use-language.tsx";
import { useFormatMoney } from "../platform/use-money.ts";

/** Fields with the phone of a branch, a courier or a vacancy. */
const PHONE_FIELD_NAMES: ReadonlySet<string> = new Set(["phone", "bookingPhone"]);

/** Returns a function that formats a field's value for lists and comparisons. */
export function useFormatFieldValue(resource: ResourceShape): (name: string, value: unknown) => string {
  const { one, fields } = resource;
  const t = useTranslate();
  const text = useLocalizeText();
  const isMessage = useIsMessageId();
  const names = useReferenceNames(resource);
  const money = useFormatMoney();
  const { language } = useLanguage();
  const { timeZone } = useSignedInStaff().merchant;
  return (name, value) => {
    const kind = fields[name]?.kind ?? "count";
    if (value === null || value === undefined || value === "") return "—";
    if (PHONE_FIELD_NAMES.has(name)) return formatBusinessPhone(String(value));
    if (kind === "flag") return t(value ? "resource.on" : "resource.off");
    if (kind === "choice") return t(`${one}.${name}.${String(value)}` as MessageId);
    if (kind === "sum") return money(Number(value));
    if (kind === "text") return text(value) || "—";
    if (kind === "picture") return t("picture.there");
    if (kind === "reference") return names.get(String(value)) ?? "—";
    if (kind === "some")
      return (value as string[])
        .map((each) => `${one}.${name}.${each}`)
        .map((id) => (isMessage(id) ? t(id) : id.slice(one.length + name.length + 2)))
        .join(", ");
    if (kind === "parts") return t("resource.parts", { count: (value as unknown[]).length });
    if (typeof value === "object") return t("resource.by-hand");
    if (kind === "number") return String(value);
    if (kind === "count") return formatNumber(Number(value), language);
    if (kind !== "instant") return String(value);
    const [, month = "", date = ""] = dayFromInstant(String(value), timeZone).split("-");
    return `${date}.${month} ${timeFromInstant(String(value), timeZone)}`;
  };
}
