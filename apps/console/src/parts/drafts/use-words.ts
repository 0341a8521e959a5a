import { formatNumber } from "@dasturxon/domain/format";
import { cutText } from "@dasturxon/domain/text-limits";
import { useBranches } from "../branches/use-branches.ts";
import { useIsMessageId, useLanguage, useTranslate, useLocalizeText } from "../../platform/use-language.tsx";
import { useFormatDateTime } from "../../platform/use-moment.ts";

const INSTANT_PATTERN = /^\d{4}-\d\d-\d\dT/;
const UUID_PATTERN = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;
const MULTILINGUAL_TEXT_LIMIT = { max: 160, unit: "utf16" } as const;

/** Returns functions that format the fields and values of a change with the texts of their pages. */
export function useChangeFormatters() {
  const t = useTranslate();
  const text = useLocalizeText();
  const isMessage = useIsMessageId();
  const { language } = useLanguage();
  const { nameOf } = useBranches();
  const momentOf = useFormatDateTime();
  /**
   * Returns whether the list of changes shows the field. A name without a label of its own is shown only in the title.
   */
  const isListedField = (entity: string, field: string) => field !== "name" || isMessage(`${entity}.name`);
  const formatFieldLabel = (entity: string, field: string) => {
    const id = `${entity}.${field}`;
    if (isMessage(id)) return t(id);
    // A field of one entry in an object with variable keys, such as `payments.CASH.webEnabled`.
    const [part = "", which, own] = field.split(".");
    const ofOne = `${entity}.${part}.${own}`;
    if (isMessage(ofOne)) return `${which}: ${t(ofOne)}`;
    return own ?? which ?? field;
  };
  function formatValue(entity: string, field: string, value: unknown): string {
    if (value === null || value === undefined || value === "")
      return field === "branchIds" ? t("branch.all") : "—";
    if (typeof value === "boolean") return t(value ? "resource.on" : "resource.off");
    if (typeof value === "number") return formatNumber(value, language);
    if (Array.isArray(value)) return value.map((each) => formatValue(entity, field, each)).join(", ") || "—";
    if (typeof value === "object") return getFirstText(value) || formatProperties(entity, field, value);
    const said = String(value);
    const choice = [`${entity}.${field}.${said}`, `${field}.${said}`].find((id) => isMessage(id));
    if (choice && isMessage(choice)) return t(choice);
    if (INSTANT_PATTERN.test(said)) return momentOf(said);
    if (UUID_PATTERN.test(said)) return nameOf(said) || "…";
    return cutText(said, MULTILINGUAL_TEXT_LIMIT);
  }
  /** Returns the multilingual text itself, or the first one among its properties. */
  const getFirstText = (value: object) =>
    text(value) ||
    Object.values(value)
      .map((each) => (typeof each === "object" ? text(each ?? {}) : ""))
      .find(Boolean);
  /** Formats a value with properties, such as a branch's services and hours. */
  function formatProperties(entity: string, field: string, value: object): string {
    const parts = Object.entries(value).filter(([, part]) => part !== null && part !== "");
    const said = parts.map(
      ([name, part]) => `${formatFieldLabel(entity, `${field}.${name}`)}: ${formatValue(entity, name, part)}`,
    );
    const whole = said.join(", ") || "—";
    return cutText(whole, MULTILINGUAL_TEXT_LIMIT);
  }
  return { isTold: isListedField, labelOf: formatFieldLabel, valueOf: formatValue, momentOf };
}
