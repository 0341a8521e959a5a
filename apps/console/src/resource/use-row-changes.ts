import type { RefusalBody } from "@dasturxon/contract/refusals";
import { hasCode } from "@dasturxon/contract/refusals/has-code";
import type { ResourceShape } from "@dasturxon/contract/resource-shape";
import { showRefusal, showText } from "../platform/show-refusal.ts";
import { type MessageId, useLanguage, useT } from "../platform/use-language.tsx";
import { fieldsOf, type Row, useWriting, type Values } from "./use-resource.ts";
import { useUndo } from "../ui/use-undo.tsx";

/** Returns functions that save rows and show errors, and `bar`: the message with the undo button of the last change. */
export function useRowChanges(shape: ResourceShape, nameOf: (row: Row) => string) {
  const t = useT();
  const { language } = useLanguage();
  const writing = useWriting(shape);
  const { bar, say } = useUndo();

  /** Shows the refusal, if any, and returns it. */
  function told(refusal: RefusalBody<string> | null): RefusalBody<string> | null {
    const [use] = refusal && hasCode(refusal, "in_use") ? refusal.data.where : [];
    if (use)
      showText(t("resource.in-use", { uses: t(`uses.${use.what}` as MessageId, { count: use.count }) }));
    else if (refusal) showRefusal(refusal, language);
    return refusal;
  }
  const putBack = async (before: Row, version: number) =>
    told((await writing.change(before.id, version, fieldsOf(shape, before)))[0]);
  const saySaved = (before: Row, name: string, version: number) =>
    say(t("resource.saved", { name }), () => putBack(before, version));

  /** Returns the error for the form, which shows it at the field. */
  async function add(values: Values, key: string): Promise<RefusalBody<string> | null> {
    const [refusal, row] = await writing.add(values, key);
    if (!refusal) say(t("resource.added", { name: nameOf(row) }), () => writing.remove(row));
    return refusal;
  }
  /** Returns the error for the form, which shows it at the field. */
  async function save(before: Row, version: number, values: Values): Promise<RefusalBody<string> | null> {
    const [refusal, row] = await writing.change(before.id, version, values);
    if (!refusal) saySaved(before, nameOf(row), row.version);
    return refusal;
  }
  async function change(row: Row, fields: Values) {
    const [refusal, now] = await writing.change(row.id, row.version, { ...fieldsOf(shape, row), ...fields });
    if (!told(refusal) && now) saySaved(row, nameOf(row), now.version);
  }
  /** Returns whether the row was removed. */
  async function remove(row: Row): Promise<boolean> {
    const [refusal, gone] = await writing.remove(row);
    if (told(refusal) || !gone) return false;
    say(t("resource.removed", { name: nameOf(row) }), () => putBack(row, gone.version));
    return true;
  }
  async function arrange(before: string[], ids: string[]) {
    if (told((await writing.arrange(ids))[0])) return;
    say(t("resource.arranged"), () => writing.arrange(before));
  }
  return { bar, say, add, save, change, remove, arrange };
}
