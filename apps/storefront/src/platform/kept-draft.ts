import { keptStore } from "./kept-store.ts";

export interface KeptDraft<T> {
  /** What was written about this one so far; nothing yet: `{}`. */
  use(about: string): Partial<T>;
  change(about: string, change: Partial<T>): void;
  /** It was sent. */
  drop(): void;
}

interface Written<T> {
  about: string;
  fields: Partial<T>;
}

/**
 * A form that outlives a reload, another language and a session that ends meanwhile, until it is sent: of one thing at
 * a time, the one written about last. Never for codes, nor for what a card is paid with.
 */
export function keptDraft<T extends object>(name: string): KeptDraft<T> {
  const store = keptStore<Written<T> | null>({
    name,
    empty: null,
    parse: (kept) =>
      typeof kept === "object" && kept !== null && "about" in kept && "fields" in kept
        ? (kept as Written<T>)
        : null,
  });
  const fieldsOf = (about: string, written: Written<T> | null) =>
    written?.about === about ? written.fields : {};
  return {
    use: (about) => fieldsOf(about, store.use()),
    change: (about, change) =>
      store.set((written) => ({ about, fields: { ...fieldsOf(about, written), ...change } })),
    drop: () => store.set(null),
  };
}
