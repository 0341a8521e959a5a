import type { ModifierFieldChange } from "@dasturxon/domain/choice-changes";
import type { MenuWorkbookPlan } from "@dasturxon/domain/plan-workbook";
import type { RowFault } from "@dasturxon/domain/menu-row";
import { branchIdFromKey } from "@dasturxon/domain/branch-columns";
import { writeServingCell } from "@dasturxon/domain/menu-servings";
import type { Timetable } from "@dasturxon/domain/timetable";
import { useFormatMoney } from "../../../platform/use-money.ts";
import { formatColumnHeader } from "@dasturxon/domain/menu-columns";
import type { TextByLanguage } from "@dasturxon/domain/text";
import { LANGUAGE_NAMES } from "../../../fields/language-names.ts";
import {
  type MessageId,
  useLanguage,
  useTranslate,
  useLocalizeText,
} from "../../../platform/use-language.tsx";
import { useFormatFieldValue } from "../../../resource/use-value-text.ts";
import type { ReactNode } from "react";
import shape from "virtual:resource/product";
import { PlanPicture } from "./plan-picture.tsx";

export interface ImportedFieldChange {
  key: string;
  label: string;
  before: ReactNode;
  after: ReactNode;
}

type TextLanguage = keyof typeof LANGUAGE_NAMES;

/** Returns functions that describe a plan: the changes in each row and the reasons of errors. */
export function useMenuImportPlanFormatters({ categories, columns }: MenuWorkbookPlan) {
  const t = useTranslate();
  const text = useLocalizeText();
  const { language } = useLanguage();
  const valueOf = useFormatFieldValue(shape);
  const money = useFormatMoney();
  const formatServingTimes = (timetable: Timetable) => {
    const [days = "", from = "", to = ""] = (["days", "from", "to"] as const).map((key) =>
      writeServingCell(timetable, key, language),
    );
    const hours = from.split("; ").map((start, at) => `${start}–${to.split("; ")[at] ?? ""}`);
    return days
      .split("; ")
      .map((each, at) => `${each} ${hours[at] ?? ""}`)
      .join("; ");
  };
  const formatColumnLabel = (name: string) => {
    const column = columns.find((each) => each?.key === name);
    return shape.fields[name] || !column
      ? t(`product.${name}` as MessageId)
      : formatColumnHeader(column, language);
  };
  const formatFieldValue = (name: string, value: unknown) => {
    if (branchIdFromKey(name) !== null) return typeof value === "number" ? money(value) : "—";
    if (name === "timetable") return value ? formatServingTimes(value as Timetable) : "—";
    const made = categories.find(({ key }) => key === value);
    return name === "categoryId" && made ? text(made.name) : valueOf(name, value);
  };
  function listFieldChanges(name: string, before: unknown, after: unknown): ImportedFieldChange[] {
    const label = formatColumnLabel(name);
    if (shape.fields[name]?.kind === "picture") {
      const renderPicture = (value: unknown) => <PlanPicture value={value} />;
      return [{ key: name, label, before: renderPicture(before), after: renderPicture(after) }];
    }
    if (shape.fields[name]?.kind !== "text")
      return [
        { key: name, label, before: formatFieldValue(name, before), after: formatFieldValue(name, after) },
      ];
    const [was, is] = [(before ?? {}) as TextByLanguage, (after ?? {}) as TextByLanguage];
    return (Object.keys(LANGUAGE_NAMES) as TextLanguage[])
      .filter((each) => (was[each] ?? "") !== (is[each] ?? ""))
      .map((each) => ({
        key: `${name}.${each}`,
        label: `${label} (${LANGUAGE_NAMES[each].short})`,
        before: was[each] || "—",
        after: is[each] || "—",
      }));
  }
  const formatChoiceChange = ({
    groupId,
    group,
    choice,
    column,
    before,
    after,
  }: ModifierFieldChange): ImportedFieldChange => {
    const formatChoiceValue = (each: ModifierFieldChange["before"]) => {
      if (each === null || each === "") return "—";
      if (typeof each === "boolean") return t(each ? "resource.on" : "resource.off");
      return column.key === "choicePrice" ? money(Number(each)) : String(each);
    };
    const place = [group, choice].flatMap((name) => (name ? text(name) || [] : [])).join(" › ");
    return {
      key: `${groupId}.${place}.${column.key}.${column.language}`,
      label: `${place} · ${formatColumnHeader(column, language)}`,
      before: formatChoiceValue(before),
      after: formatChoiceValue(after),
    };
  };
  const formatFaultCause = ({ cause }: RowFault) => t(`menuSheet.fault.${cause}`);
  const formatFault = (fault: RowFault) => {
    const { column, text: cell } = fault;
    const value = cell.trim().slice(0, 60);
    const said = value && ` ${t("menuSheet.quoted", { text: value })}`;
    return `${formatColumnHeader(column, language)}${said}: ${formatFaultCause(fault)}`;
  };
  return {
    changesOf: listFieldChanges,
    insideOf: formatChoiceChange,
    faultOf: formatFault,
    whyOf: formatFaultCause,
    text,
  };
}
