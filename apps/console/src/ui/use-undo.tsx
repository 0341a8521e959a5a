import { type ReactNode, useEffect, useState } from "react";
import { HOLD_MS } from "../platform/held-changes.ts";
import { UndoBar } from "./undo-bar.tsx";

interface UndoableChange {
  text: string;
  undo: () => Promise<unknown>;
  dueAt: number;
}

/** Returns a bar that shows the last action with an undo button for some seconds, and the function that shows it. */
export function useUndo(): { bar: ReactNode; say: (text: string, undo: () => Promise<unknown>) => void } {
  const [done, setDone] = useState<UndoableChange | null>(null);
  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(() => setDone(null), done.dueAt - Date.now());
    return () => clearTimeout(timer);
  }, [done]);
  const undo = async ({ undo: takeBack }: UndoableChange) => {
    setDone(null);
    await takeBack();
  };
  const bar = (
    <div className="held" role="status">
      {done && (
        <UndoBar key={done.dueAt} dueAt={done.dueAt} onUndo={() => void undo(done)}>
          {done.text}
        </UndoBar>
      )}
    </div>
  );
  return { bar, say: (text, takeBack) => setDone({ text, undo: takeBack, dueAt: Date.now() + HOLD_MS }) };
}
