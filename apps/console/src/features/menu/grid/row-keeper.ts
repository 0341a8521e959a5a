import type { Refusal } from "@dasturxon/contract/refusals";
import type { CellFault } from "@dasturxon/domain/menu-cells";
import type { Answer } from "../../../platform/api.ts";
import type { Row, Values } from "../../../resource/use-resource.ts";
import { type CellState, countUnsaved, type GridRow, type Unsaved, valuesOf } from "./cell-state.ts";

interface Ways {
  /** Saves a row whole, on its version. */
  send: (row: Row, values: Values) => Answer<Row>;
  /** A row's words as the search compares them. */
  sayOf: (row: Row) => string;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The rows of the grid outside of React, so that one cell's change draws one row. Each row has a queue of its own: what
 * is written while it is being saved goes after, on the version that came back, and nobody overtakes himself.
 */
export class RowKeeper {
  private readonly ways: Ways;
  private readonly rows = new Map<string, GridRow>();
  private readonly touched = new Set<string>();
  private readonly queues = new Map<string, Promise<void>>();
  private readonly listeners = new Set<() => void>();
  private list: readonly string[] = [];
  private unsaved: Unsaved = countUnsaved([]);

  constructor(ways: Ways) {
    this.ways = ways;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  /** Ids in the order that they came in. */
  readonly ids = (): readonly string[] => this.list;
  readonly summary = (): Unsaved => this.unsaved;
  readonly rowOf = (id: string): GridRow | undefined => this.rows.get(id);

  /** Takes rows in as they were read; those that are being written here stay as they are. */
  learn(rows: readonly Row[]): void {
    const fresh = rows.filter(({ id }) => !this.rows.has(id)).map(({ id }) => id);
    for (const row of rows) {
      const known = this.rows.get(row.id);
      if (known && (known.row.version >= row.version || Object.keys(known.cells).length > 0)) continue;
      this.rows.set(row.id, { row, cells: {}, present: null, said: this.ways.sayOf(row) });
    }
    if (fresh.length > 0) this.list = [...this.list, ...fresh];
    this.tell();
  }

  /** Writes cells of a row and saves them. @returns when they are saved, or cannot be. */
  async put(id: string, values: Values): Promise<void> {
    const known = this.rows.get(id);
    if (!known) return;
    const cells: Record<string, CellState> = { ...known.cells };
    for (const [field, value] of Object.entries(values)) {
      // As it was before: there is nothing to save, unless another value is on its way.
      if (same(value, known.row[field]) && cells[field]?.sign !== "saving") delete cells[field];
      else cells[field] = { sign: "waiting", value };
    }
    this.set(id, { cells });
    await this.save(id);
  }

  /** Keeps what was written and is no value of its field. */
  reject(id: string, field: string, text: string, why: CellFault): void {
    const known = this.rows.get(id);
    if (known) this.set(id, { cells: { ...known.cells, [field]: { sign: "wrong", text, why } } });
  }

  /** Lets go of what was written into a cell and is not saved. */
  drop(id: string, field: string): void {
    const { [field]: cell, ...cells } = this.rows.get(id)?.cells ?? {};
    if (cell?.sign === "wrong" || cell?.sign === "failed") this.set(id, { cells });
  }

  /** Sends again what failed. */
  async again(): Promise<void> {
    const known = [...this.touched].flatMap((id) => this.rows.get(id) ?? []);
    await Promise.all(known.map((each) => this.put(each.row.id, valuesOf(each, ["failed"]))));
  }

  /** Whose values count where somebody else was quicker; null: one goes back to what is there. */
  async decide(id: string, chosen: { values: Values; present: Row } | null): Promise<void> {
    const known = this.rows.get(id);
    if (!known) return;
    if (!chosen) return this.set(id, { present: null });
    const written = Object.keys(valuesOf(known, ["failed"]));
    const cells = Object.fromEntries(
      Object.entries(known.cells).filter(([field]) => !written.includes(field)),
    );
    this.set(id, { row: chosen.present, cells, present: null });
    const mine = written.filter((field) => !same(chosen.values[field], chosen.present[field]));
    await this.put(id, Object.fromEntries(mine.map((field) => [field, chosen.values[field]])));
  }

  private save(id: string): Promise<void> {
    const turn = (this.queues.get(id) ?? Promise.resolve()).then(() => this.saveNow(id));
    this.queues.set(id, turn);
    return turn;
  }

  private async saveNow(id: string): Promise<void> {
    const known = this.rows.get(id);
    const sent = known && !known.present ? valuesOf(known, ["waiting"]) : {};
    if (!known || Object.keys(sent).length === 0) return;
    this.mark(id, sent, (value) => ({ sign: "saving", value }));
    const [refusal, row] = await this.ways.send(known.row, { ...known.row, ...sent });
    if (refusal) return this.refuse(id, sent, refusal);
    this.set(id, { row, said: this.ways.sayOf(row) });
    this.mark(id, sent, (value) => ({ sign: "saved", value }));
  }

  /** One field that was refused keeps no other from being saved. */
  private async refuse(id: string, sent: Values, why: Refusal<string>): Promise<void> {
    const { present = null, field: place } = why.data as { present?: Row; field?: string };
    const field = place?.split(".")[0];
    const isOne = field !== undefined && field in sent && Object.keys(sent).length > 1;
    this.mark(id, sent, (value, own) =>
      isOne && own !== field ? { sign: "waiting", value } : { sign: "failed", value, why },
    );
    if (present) this.set(id, { present });
    else if (isOne) await this.saveNow(id);
  }

  /** Changes the cells that were sent, but for those that were written again meanwhile. */
  private mark(id: string, sent: Values, next: (value: unknown, field: string) => CellState): void {
    const known = this.rows.get(id);
    if (!known) return;
    const cells = Object.entries(known.cells).map(([field, cell]) => {
      const isMeant = field in sent && cell.sign !== "wrong" && same(cell.value, sent[field]);
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
    const unsaved = countUnsaved(touched);
    if (!same(unsaved, this.unsaved)) this.unsaved = unsaved;
    for (const listener of this.listeners) listener();
  }
}
