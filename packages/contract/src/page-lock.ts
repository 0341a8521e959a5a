import { createRandomId } from "./random-id.ts";

const LEASE_RENEWAL_INTERVAL_MS = 1_000;
const LEASE_DURATION_MS = 4_000;
/** Lifetime of a hidden page's lease. Browsers throttle timers of hidden pages to once a minute. */
const HIDDEN_LEASE_DURATION_MS = 90_000;
/**
 * Delay in milliseconds after which a page checks that it still owns the lease. If two pages take the lease at the same
 * time, the last writer owns it.
 */
const LEASE_CHECK_DELAY_MS = 200;

export interface PageLockOptions {
  /** Aborts the wait for the lock of this page. */
  signal: AbortSignal;
  /** Takes the lock from the page that holds it. */
  steal?: boolean;
}

/**
 * Runs `hold` while this page exclusively holds the lock `name`, until its promise settles. Rejects if the signal
 * aborts the wait, another page takes the lock, or the browser blocks locks and storage. Uses the Web Locks API,
 * available over HTTPS and on localhost. Otherwise uses a lease in `localStorage`, which two pages may hold for a
 * moment.
 */
export async function withPageLock(
  name: string,
  { signal, steal = false }: PageLockOptions,
  hold: () => Promise<void>,
): Promise<void> {
  // With the option `steal` the Web Locks API does not wait for the lock, so it accepts no `signal` together with this
  // option.
  if ("locks" in navigator) return navigator.locks.request(name, steal ? { steal } : { signal }, hold);
  const lease = new PageLockLease(name);
  for (let isForced = steal; !lease.isOurs(); isForced = false) {
    if (isForced || lease.isFree()) {
      lease.renew();
      await sleep(LEASE_CHECK_DELAY_MS, signal);
    } else await sleep(LEASE_RENEWAL_INTERVAL_MS, signal);
  }
  await lease.during(hold);
}

/** Lock in `localStorage` that expires unless its page renews it. */
class PageLockLease {
  readonly #name: string;
  readonly #page = createRandomId();

  constructor(name: string) {
    this.#name = name;
  }

  isOurs(): boolean {
    return this.#read()?.page === this.#page;
  }

  isFree(): boolean {
    return (this.#read()?.until ?? 0) < Date.now();
  }

  renew(): void {
    const until = Date.now() + (document.hidden ? HIDDEN_LEASE_DURATION_MS : LEASE_DURATION_MS);
    localStorage.setItem(this.#name, JSON.stringify({ page: this.#page, until }));
  }

  async during(work: () => Promise<void>): Promise<void> {
    let timer: ReturnType<typeof setInterval> | undefined;
    const lost = new Promise<never>((_, reject) => {
      timer = setInterval(() => {
        try {
          if (!this.isOurs()) throw new Error("another page took the lock");
          this.renew();
        } catch (error) {
          reject(error);
        }
      }, LEASE_RENEWAL_INTERVAL_MS);
    });
    try {
      await Promise.race([work(), lost]);
    } finally {
      clearInterval(timer);
      if (this.isOurs()) localStorage.removeItem(this.#name);
    }
  }

  /** Reads the stored lease. Returns null if there is no lease or its format is unknown. */
  #read(): { page: string; until: number } | null {
    const text = localStorage.getItem(this.#name);
    try {
      const found = JSON.parse(text ?? "null") as { page: string; until: number } | null;
      return typeof found?.until === "number" ? found : null;
    } catch {
      return null;
    }
  }
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const rejectWait = () => reject(new Error("the wait was given up"));
    if (signal.aborted) return rejectWait();
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", rejectWait);
      resolve();
    }, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      rejectWait();
    });
  });
}
