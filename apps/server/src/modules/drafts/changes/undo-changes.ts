import type { ChangeAuthor } from "../../../platform/audit/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { type Http, isRefused, refuse, undoAndRefuse } from "../../../platform/http/index.ts";
import { newId } from "../../../platform/ids.ts";
import {
  hasUndoHandler,
  isSingletonChange,
  undoSingletons,
  undoWithHandlers,
} from "../../../platform/editable/index.ts";
import { undoRows } from "../../../platform/resource/index.ts";
import { selectChangesByIdOrBatch } from "./queries.ts";

/** Undoes a change or a whole batch [S37]. Staff of single branches can undo only their own changes. [US-8] */
export async function undoChanges(tx: Tx, http: Http, call: ChangeAuthor, id: string) {
  const { merchantId, id: staffId, branchIds } = call.session;
  const changes = await selectChangesByIdOrBatch(tx, merchantId, id);
  if (branchIds !== null && changes.some(({ byId }) => byId !== staffId)) return refuse("not_found");
  const batch = changes.length > 1 ? { batchId: newId() } : {};
  // Pictures of all folders are allowed, because an undo writes only pictures that were used before. The demo's
  // pictures are among them, although they were not uploaded.
  const changer = { ...call, ...batch, pictureFolders: [""] };
  const ofOnes = changes.filter((change) => isSingletonChange(http, change));
  // Changes with an undo handler of their own (the settings and some other kinds of data) are undone before changes of
  // rows.
  const beside = changes.filter((change) => hasUndoHandler(http, change));
  const ofRows = changes.filter(
    (change) => !isSingletonChange(http, change) && !hasUndoHandler(http, change),
  );
  const kept =
    (await undoSingletons(tx, http, changer, ofOnes)) ?? (await undoWithHandlers(tx, http, changer, beside));
  if (kept) return undoAndRefuse(kept);
  if (changes.length > 0 && ofRows.length === 0) return { undone: changes.length };
  const undone = await undoRows(tx, http, changer, ofRows);
  return isRefused(undone) ? undoAndRefuse(undone) : { undone: changes.length };
}
