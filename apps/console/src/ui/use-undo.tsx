import { type ReactNode, useEffect, useState } from "react";
import { UNDO_WINDOW_MS } from "../platform/held-changes.ts";
import { UndoBar } from "./undo-bar.tsx";

interface UndoableChange {
  text: string;
  undo: () => Promise<unknown>;
  dueAt: number;
}

/** Returns a bar that shows the last action with an undo button for some seconds, and the function that shows it. */
export function useUndoBar(): { bar: ReactNode; say: (text: string, undo: () => Promise<unknown>) => void } {
  const [done, setDone] = useState<UndoableChange | null>(null);
  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(() => setDone(null), done.dueAt - Date.now());
    return () => clearTimeout(timer);
  }, [done]);
  const undoLastChange = async ({ undo: takeBack }: UndoableChange) => {
    setDone(null);
    await takeBack();
  };
  const bar = (
    <div className="held" role="status">
      {done && (
        <UndoBar key={done.dueAt} dueAt={done.dueAt} onUndo={() => void undoLastChange(done)}>
          {done.text}
        </UndoBar>
      )}
    </div>
  );
  return {
    bar,
    say: (text, takeBack) => setDone({ text, undo: takeBack, dueAt: Date.now() + UNDO_WINDOW_MS }),
  };
}
