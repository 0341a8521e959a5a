import { useCallback, useState } from "react";

type Mended = ReadonlyMap<number, ReadonlyMap<string, string>>;

/** Cells of faulty rows that were mended here, by line and column, and rows that were left out. */
export function useMendedRows() {
  const [mended, setMended] = useState<Mended>(() => new Map());
  const [skipped, setSkipped] = useState<ReadonlySet<number>>(() => new Set());
  const mend = useCallback(
    (line: number, key: string, text: string) =>
      setMended((before) => new Map(before).set(line, new Map(before.get(line)).set(key, text))),
    [],
  );
  const skip = useCallback((line: number) => setSkipped((before) => new Set(before).add(line)), []);
  return { mended, skipped, mend, skip };
}
