import { randomId } from "./random-id.ts";

const RENEWED_EVERY_MS = 1_000;
const HELD_FOR_MS = 4_000;
/** Two pages that take a free lease at once see each other's after it. */
const SETTLES_WITHIN_MS = 200;

export interface PageLockOptions {
  signal?: AbortSignal;
  /** Takes the lock from the page that has it. */
  steal?: boolean;
}

/**
 * Runs `hold` while this page alone of the browser's has the lock called `name`, until its promise settles. Rejects where the
 * signal aborts the wait or another page takes the lock. By the Web Locks API, which pages have over HTTPS and on localhost,
 * else by a lease in the browser's storage, which two pages may hold for a moment.
 */
export async function withPageLock(
  name: string,
  options: PageLockOptions,
  hold: () => Promise<void>,
): Promise<void> {
  if ("locks" in navigator) return navigator.locks.request(name, options, hold);
  return withLease(name, options, hold);
}

interface Lease {
  page: string;
  /** Milliseconds since 1970. */
  until: number;
}

async function withLease(
  name: string,
  { signal, steal = false }: PageLockOptions,
  hold: () => Promise<void>,
) {
  const page = randomId();
  const read = () => JSON.parse(localStorage.getItem(name) ?? "null") as Lease | null;
  const renew = () => localStorage.setItem(name, JSON.stringify({ page, until: Date.now() + HELD_FOR_MS }));
  const isOurs = () => read()?.page === page;
  const isFree = () => (read()?.until ?? 0) < Date.now();
  for (let isForced = steal; !isOurs(); isForced = false) {
    if (isForced || isFree()) {
      renew();
      await sleep(SETTLES_WITHIN_MS, signal);
    } else await sleep(RENEWED_EVERY_MS, signal);
  }
  let timer: ReturnType<typeof setInterval> | undefined;
  const lost = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      if (isOurs()) renew();
      else reject(new Error("another page took the lock"));
    }, RENEWED_EVERY_MS);
  });
  try {
    await Promise.race([hold(), lost]);
  } finally {
    clearInterval(timer);
    if (isOurs()) localStorage.removeItem(name);
  }
}

function sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error("the wait was given up"));
    if (signal?.aborted) return fail();
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", fail);
      resolve();
    }, milliseconds);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      fail();
    });
  });
}
