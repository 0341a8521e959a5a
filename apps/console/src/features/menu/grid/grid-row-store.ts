import type { RefusalBody } from "@dasturxon/contract/refusals";
import { findPresentRowInRefusal } from "@dasturxon/contract/refusals/present-row";
import type { MenuCellFault } from "@dasturxon/domain/menu-cells";
import type { ApiResult } from "../../../platform/api.ts";
import type { ResourceRow, ResourceRowValues } from "../../../resource/use-resource.ts";
import {
  type EditedCellState,
  countUnsavedCells,
  type GridRow,
  type UnsavedSummary,
  pickCellValuesByState,
} from "./cell-state.ts";

interface GridRowStoreOptions {
  /** Saves the whole row with its version (optimistic lock). */
  send: (row: ResourceRow, values: ResourceRowValues) => ApiResult<ResourceRow>;
  /** Returns the text of a row that is compared with the search text. */
  labelOf: (row: ResourceRow) => string;
}

const isSameValue = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Stores the rows of the grid outside of React, so that a change of a cell renders only its row again. Each row has its
 * own queue of saves. Edits made during a save are sent after it, with the new version, so that they cause no conflict.
 */
export class GridRowStore {
  private readonly ways: GridRowStoreOptions;
  private readonly rows = new Map<string, GridRow>();
  private readonly touched = new Set<string>();
  private readonly queues = new Map<string, Promise<void>>();
  private readonly listeners = new Set<() => void>();
  private list: readonly string[] = [];
  private unsaved: UnsavedSummary = countUnsavedCells([]);

  constructor(ways: GridRowStoreOptions) {
    this.ways = ways;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  /** Product ids in the order in which the rows were loaded. */
  readonly ids = (): readonly string[] => this.list;
  readonly summary = (): UnsavedSummary => this.unsaved;
  readonly rowOf = (id: string): GridRow | undefined => this.rows.get(id);

  /** Stores the rows that were loaded from the server. Does not replace rows that the user is editing. */
  learn(rows: readonly ResourceRow[]): void {
    const fresh = rows.filter(({ id }) => !this.rows.has(id)).map(({ id }) => id);
    for (const row of rows) {
      const known = this.rows.get(row.id);
      if (known && (known.row.version >= row.version || Object.keys(known.cells).length > 0)) continue;
      this.rows.set(row.id, { row, cells: {}, present: null, said: this.ways.labelOf(row) });
    }
    if (fresh.length > 0) this.list = [...this.list, ...fresh];
    this.tell();
  }

  /** Edits cells of a row and saves them. Resolves when the server has saved or refused the edited cells. */
  async put(id: string, values: ResourceRowValues): Promise<void> {
    const known = this.rows.get(id);
    if (!known) return;
    const cells: Record<string, EditedCellState> = { ...known.cells };
    for (const [field, value] of Object.entries(values)) {
      // A cell whose value equals the stored value needs no save, unless another value of this cell is being saved.
      if (isSameValue(value, known.row[field]) && cells[field]?.sign !== "saving") delete cells[field];
      else cells[field] = { sign: "waiting", value };
    }
    this.set(id, { cells });
    await this.save(id);
  }

  /** Stores a text that the user typed into a cell and that is not a valid value of its field. */
  reject(id: string, field: string, text: string, cause: MenuCellFault): void {
    const known = this.rows.get(id);
    if (known) this.set(id, { cells: { ...known.cells, [field]: { sign: "wrong", text, why: cause } } });
  }

  /** Discards the text or value of a cell that was not saved, so that the cell shows its stored value again. */
  drop(id: string, field: string): void {
    const { [field]: cell, ...cells } = this.rows.get(id)?.cells ?? {};
    if (cell?.sign === "wrong" || cell?.sign === "failed") this.set(id, { cells });
  }

  /** Sends all cells whose save has failed to the server again. */
  async again(): Promise<void> {
    const known = [...this.touched].flatMap((id) => this.rows.get(id) ?? []);
    await Promise.all(known.map((each) => this.put(each.row.id, pickCellValuesByState(each, ["failed"]))));
  }

  /**
   * Resolves a conflict with another user by saving the values that this user chose. Null: the user cancelled, so
   * nothing is saved and the cells stay failed.
   */
  async decide(
    id: string,
    chosen: { values: ResourceRowValues; present: ResourceRow } | null,
  ): Promise<void> {
    const known = this.rows.get(id);
    if (!known) return;
    if (!chosen) return this.set(id, { present: null });
    const written = Object.keys(pickCellValuesByState(known, ["failed"]));
    const cells = Object.fromEntries(
      Object.entries(known.cells).filter(([field]) => !written.includes(field)),
    );
    this.set(id, { row: chosen.present, cells, present: null, said: this.ways.labelOf(chosen.present) });
    const mine = written.filter((field) => !isSameValue(chosen.values[field], chosen.present[field]));
    await this.put(id, Object.fromEntries(mine.map((field) => [field, chosen.values[field]])));
  }

  private save(id: string): Promise<void> {
    const turn = (this.queues.get(id) ?? Promise.resolve()).then(() => this.saveNow(id));
    this.queues.set(id, turn);
    return turn;
  }

  private async saveNow(id: string): Promise<void> {
    const known = this.rows.get(id);
    const sent = known && !known.present ? pickCellValuesByState(known, ["waiting"]) : {};
    if (!known || Object.keys(sent).length === 0) return;
    this.mark(id, sent, (value) => ({ sign: "saving", value }));
    const [refusal, row] = await this.ways.send(known.row, { ...known.row, ...sent });
    if (refusal) return this.refuse(id, sent, refusal);
    this.set(id, { row, said: this.ways.labelOf(row) });
    this.mark(id, sent, (value) => ({ sign: "saved", value }));
  }

  /** Marks the refused cells as failed. If the server refused only one field, saves the other fields. */
  private async refuse(id: string, sent: ResourceRowValues, cause: RefusalBody<string>): Promise<void> {
    const present = findPresentRowInRefusal(cause);
    const field = cause.data.field?.split(".")[0];
    const isOne = field !== undefined && field in sent && Object.keys(sent).length > 1;
    this.mark(id, sent, (value, own) =>
      isOne && own !== field ? { sign: "waiting", value } : { sign: "failed", value, why: cause },
    );
    if (present) this.set(id, { present });
    else if (isOne) await this.saveNow(id);
  }

  /**
   * Sets a new state for cells whose values were sent to the server, except for cells that were edited again in the
   * meantime.
   */
  private mark(
    id: string,
    sent: ResourceRowValues,
    next: (value: unknown, field: string) => EditedCellState,
  ): void {
    const known = this.rows.get(id);
    if (!known) return;
    const cells = Object.entries(known.cells).map(([field, cell]) => {
      const isMeant = field in sent && cell.sign !== "wrong" && isSameValue(cell.value, sent[field]);
      return [field, isMeant ? next(cell.value, field) : cell] as const;
    });
    this.set(id, { cells: Object.fromEntries(cells) });
  }

  private set(id: string, change: Partial<GridRow>): void {
    const known = this.rows.get(id);
    if (!known) return;
    this.rows.set(id, { ...known, ...change });
    this.touched.add(id);
    this.tell();
  }

  private tell(): void {
    const touched = [...this.touched].flatMap((id) => this.rows.get(id) ?? []);
    const unsaved = countUnsavedCells(touched);
    if (!isSameValue(unsaved, this.unsaved)) this.unsaved = unsaved;
    for (const listener of this.listeners) listener();
  }
}
