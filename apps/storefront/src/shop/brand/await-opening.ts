import { call } from "../../platform/api.ts";

const FIRST_OPENING_POLL_DELAY_MS = 15_000;
const MAX_OPENING_POLL_DELAY_MS = 120_000;

/**
 * Polls whether a blocked brand is open again, with growing intervals and only while the page is visible. Polls at once
 * when the page becomes visible again. May call `onOpen` more than once, because another server process may briefly
 * still report the brand as blocked. Returns a function that stops the polling [BR-7].
 */
export function pollBrandOpening(key: string, onOpen: () => void): () => void {
  let rest = FIRST_OPENING_POLL_DELAY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let isStopped = false;

  async function checkOpening() {
    clearTimeout(timer);
    if (isAsking || document.visibilityState !== "visible") return;
    isAsking = true;
    const { data: brand } = await call("GET /users/v1/merchants/sub/{sub}", { path: { sub: key } });
    isAsking = false;
    if (isStopped) return;
    if (brand?.isActive) onOpen();
    scheduleNextCheck();
  }

  function scheduleNextCheck() {
    timer = setTimeout(() => void checkOpening(), rest);
    rest = Math.min(rest * 2, MAX_OPENING_POLL_DELAY_MS);
  }

  const startOpeningCheck = () => void checkOpening();
  scheduleNextCheck();
  document.addEventListener("visibilitychange", startOpeningCheck);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", startOpeningCheck);
  };
}
