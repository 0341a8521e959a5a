import type { JobHelpers, TaskList } from "graphile-worker";
import type { JobName, JobPayloads } from "../../jobs.ts";

export interface JobContext {
  id: string;
  /** Number of the attempt, starting at 1. */
  attempt: number;
  /** Signal that is aborted at the timeout of the job. */
  signal: AbortSignal;
}

declare global {
  namespace GraphileWorker {
    /** Payloads are typed by `enqueueJob`, so every queued payload has the type that its handler accepts. */
    interface Tasks {
      [name: string]: never;
    }
  }
}

/** Handler of each job. Must be idempotent, because delivery is at least once. A job that throws is retried. */
export type JobHandlers = {
  [Name in JobName]: (payload: JobPayloads[Name], context: JobContext) => Promise<void>;
};

/** Handlers of jobs, by the name of the job. */
export type HandlersByName = Record<string, (payload: never, context: JobContext) => Promise<void>>;

export interface JobLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Timeout of a job in milliseconds. A job that runs longer fails and is retried. */
export const jobTimeoutMs = 60_000;

/** Returns the handlers in the form that graphile-worker expects, each with a timeout. */
export function createTaskList(handlers: HandlersByName, log: JobLog): TaskList {
  const wrapHandler =
    (task: string, handler: HandlersByName[string]) => async (payload: never, helpers: JobHelpers) => {
      const { id, attempts, max_attempts: maxAttempts } = helpers.job;
      try {
        await runJobWithTimeout((signal) => handler(payload, { id, attempt: attempts, signal }));
      } catch (error) {
        const details = {
          task,
          job: id,
          attempt: attempts,
          error: error instanceof Error ? error.message : error,
        };
        if (attempts >= maxAttempts) log.error(details, "a job failed after its last attempt");
        else log.warn(details, "a job failed and will be retried");
        throw error;
      }
    };
  return Object.fromEntries(
    Object.entries(handlers).map(([task, handler]) => [task, wrapHandler(task, handler)]),
  );
}

async function runJobWithTimeout(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = new Error(`the job ran longer than ${jobTimeoutMs} ms`);
      abort.abort(error);
      reject(error);
    }, jobTimeoutMs);
  });
  try {
    await Promise.race([work(abort.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
