import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Saved progress of a long run: the next simulated payment and the counts of each provider. */
export interface SavedRunProgress {
  seed: number;
  size: number;
  done: Record<string, { lives: number; kills: number; held: number; due: number }>;
}

const PROGRESS_FILE = join(
  import.meta.dirname,
  "../../../../../node_modules/.cache/dasturxon/lost-messages.json",
);

/**
 * Resumes an interrupted run with its seed. Another seed in the environment variable `SEED` starts a new run.
 * @returns `save`, which stores the progress. `save(null)` deletes it at the end of the run.
 */
export function resumeProgress(
  size: number,
  isKept: boolean,
): { progress: SavedRunProgress; save(progress: SavedRunProgress | null): void } {
  const asked = process.env["SEED"];
  const createProgress = () => ({ seed: asked ? Number(asked) : Date.now() % 2 ** 31, size, done: {} });
  const readProgress = (): SavedRunProgress => {
    if (!isKept) return createProgress();
    try {
      const kept = JSON.parse(readFileSync(PROGRESS_FILE, "utf8")) as SavedRunProgress;
      return kept.size === size && (!asked || kept.seed === Number(asked)) ? kept : createProgress();
    } catch {
      return createProgress();
    }
  };
  return {
    progress: readProgress(),
    save(progress) {
      if (!isKept) return;
      if (progress === null) return rmSync(PROGRESS_FILE, { force: true });
      mkdirSync(dirname(PROGRESS_FILE), { recursive: true });
      writeFileSync(PROGRESS_FILE, JSON.stringify(progress));
    },
  };
}
