import { call } from "../../platform/api.ts";

const FIRST_REST_MS = 15_000;
const MAX_REST_MS = 120_000;

/**
 * Asks whether a blocked brand is open again: ever more rarely, only while somebody looks, and at once when he looks
 * again. `onOpen` may hear it twice: another process may show the brand as blocked for a moment yet. Returns the stop. [BR-7]
 */
export function awaitOpening(key: string, onOpen: () => void): () => void {
  let rest = FIRST_REST_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let isStopped = false;

  async function ask() {
    clearTimeout(timer);
    if (isAsking || document.visibilityState !== "visible") return;
    isAsking = true;
    const { data: brand } = await call("GET /users/v1/merchants/sub/{sub}", { path: { sub: key } });
    isAsking = false;
    if (isStopped) return;
    if (brand?.isActive) onOpen();
    wait();
  }

  function wait() {
    timer = setTimeout(() => void ask(), rest);
    rest = Math.min(rest * 2, MAX_REST_MS);
  }

  const look = () => void ask();
  wait();
  document.addEventListener("visibilitychange", look);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
