import { createStoredStore } from "./stored-store.ts";

export interface StoredDraft<T> {
  /** Returns the fields entered for the subject `about`, such as an order id. `{}` if there are none. */
  use(about: string): Partial<T>;
  change(about: string, change: Partial<T>): void;
  /** Removes the draft after it was sent. */
  drop(): void;
}

interface StoredDraftRecord<T> {
  about: string;
  fields: Partial<T>;
}

/**
 * Creates the draft of a form. It survives a reload, a change of language and an expired session until it is sent. Only
 * the draft of the last edited subject is stored. Not to be used for codes or card data.
 */
export function createStoredDraft<T extends object>(name: string): StoredDraft<T> {
  const store = createStoredStore<StoredDraftRecord<T> | null>({
    name,
    empty: null,
    parse: (kept) =>
      typeof kept === "object" && kept !== null && "about" in kept && "fields" in kept
        ? (kept as StoredDraftRecord<T>)
        : null,
  });
  const getDraftFields = (about: string, written: StoredDraftRecord<T> | null) =>
    written?.about === about ? written.fields : {};
  return {
    use: (about) => getDraftFields(about, store.use()),
    change: (about, change) =>
      store.set((written) => ({ about, fields: { ...getDraftFields(about, written), ...change } })),
    drop: () => store.set(null),
  };
}
