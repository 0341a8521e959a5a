import type { RefusalBody } from "@dasturxon/contract/refusals";
import { hasRefusalCode } from "@dasturxon/contract/refusals/has-code";
import type { ResourceShape } from "@dasturxon/contract/resource-shape";
import { showRefusal, showErrorText } from "../platform/show-refusal.ts";
import { type MessageId, useLanguage, useTranslate } from "../platform/use-language.tsx";
import { pickSentFields, type ResourceRow, useRowMutations, type ResourceRowValues } from "./use-resource.ts";
import { useUndoBar } from "../ui/use-undo.tsx";

/** Returns functions that save rows and show errors, and `bar`: the last change with its undo button. */
export function useRowActions(shape: ResourceShape, nameOf: (row: ResourceRow) => string) {
  const t = useTranslate();
  const { language } = useLanguage();
  const writing = useRowMutations(shape);
  const { bar, say } = useUndoBar();

  /** Shows the refusal as a notification and returns it. Does nothing if there is no refusal (null). */
  function reportRefusal(refusal: RefusalBody<string> | null): RefusalBody<string> | null {
    const [use] = refusal && hasRefusalCode(refusal, "in_use") ? refusal.data.where : [];
    if (use)
      showErrorText(t("resource.in-use", { uses: t(`uses.${use.what}` as MessageId, { count: use.count }) }));
    else if (refusal) showRefusal(refusal, language);
    return refusal;
  }
  const restoreRow = async (before: ResourceRow, version: number) =>
    reportRefusal((await writing.change(before.id, version, pickSentFields(shape, before)))[0]);
  const showSavedBar = (before: ResourceRow, name: string, version: number) =>
    say(t("resource.saved", { name }), () => restoreRow(before, version));

  /** Adds a row to the resource. Returns the refusal, which the form shows at the field. Null: the row was added. */
  async function addRow(values: ResourceRowValues, key: string): Promise<RefusalBody<string> | null> {
    const [refusal, row] = await writing.add(values, key);
    if (!refusal) say(t("resource.added", { name: nameOf(row) }), () => writing.remove(row));
    return refusal;
  }
  /** Saves a row. Returns the refusal, which the form shows at the field. Null: saved. */
  async function saveRow(
    before: ResourceRow,
    version: number,
    values: ResourceRowValues,
  ): Promise<RefusalBody<string> | null> {
    const [refusal, row] = await writing.change(before.id, version, values);
    if (!refusal) showSavedBar(before, nameOf(row), row.version);
    return refusal;
  }
  async function changeRow(row: ResourceRow, fields: ResourceRowValues) {
    const [refusal, now] = await writing.change(row.id, row.version, {
      ...pickSentFields(shape, row),
      ...fields,
    });
    if (!reportRefusal(refusal) && now) showSavedBar(row, nameOf(row), now.version);
  }
  /** Returns whether the row was removed. */
  async function removeRow(row: ResourceRow): Promise<boolean> {
    const [refusal, gone] = await writing.remove(row);
    if (reportRefusal(refusal) || !gone) return false;
    say(t("resource.removed", { name: nameOf(row) }), () => restoreRow(row, gone.version));
    return true;
  }
  async function arrangeRows(before: string[], ids: string[]) {
    if (reportRefusal((await writing.arrange(ids))[0])) return;
    say(t("resource.arranged"), () => writing.arrange(before));
  }
  return { bar, say, add: addRow, save: saveRow, change: changeRow, remove: removeRow, arrange: arrangeRows };
}
