import type { JobHelpers, TaskList } from "graphile-worker";
import type { JobName, JobPayloads } from "../../jobs.ts";

export interface JobContext {
  id: string;
  /** The first try is 1. */
  attempt: number;
  /** Aborted when the job has run too long. */
  signal: AbortSignal;
}

declare global {
  namespace GraphileWorker {
    /** What lies in the queue under a name was put there by `enqueue`, so it is what its handler takes. */
    interface Tasks {
      [name: string]: never;
    }
  }
}

/**
 * What does each job. It may run twice (at least once is the promise), so its effect must stand a repeat. Throwing has
 * it tried again later.
 */
export type JobHandlers = {
  [Name in JobName]: (payload: JobPayloads[Name], context: JobContext) => Promise<void>;
};

/** Handlers by name. */
export type HandlersByName = Record<string, (payload: never, context: JobContext) => Promise<void>>;

export interface JobLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** A job that has run longer than this fails and is tried again. */
export const jobTimeout = 60_000;

/** The handlers as graphile-worker wants them, each with a time limit. */
export function taskList(handlers: HandlersByName, log: JobLog): TaskList {
  const wrap =
    (task: string, handler: HandlersByName[string]) => async (payload: never, helpers: JobHelpers) => {
      const { id, attempts, max_attempts: maxAttempts } = helpers.job;
      try {
        await withTimeout((signal) => handler(payload, { id, attempt: attempts, signal }));
      } catch (error) {
        const details = {
          task,
          job: id,
          attempt: attempts,
          error: error instanceof Error ? error.message : error,
        };
        if (attempts >= maxAttempts) log.error(details, "a job is given up");
        else log.warn(details, "a job failed and is tried again");
        throw error;
      }
    };
  return Object.fromEntries(Object.entries(handlers).map(([task, handler]) => [task, wrap(task, handler)]));
}

async function withTimeout(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = new Error(`the job ran longer than ${jobTimeout} ms`);
      abort.abort(error);
      reject(error);
    }, jobTimeout);
  });
  try {
    await Promise.race([work(abort.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
