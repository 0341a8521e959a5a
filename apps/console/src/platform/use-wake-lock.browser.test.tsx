import { expect, onTestFinished, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { useWakeLock } from "./use-wake-lock.ts";

function Board() {
  useWakeLock(true);
  return <p>board</p>;
}

function fakeWakeLock() {
  const release = vi.fn<() => Promise<void>>(async () => undefined);
  const request = vi.fn<() => Promise<object>>(async () => ({ release }));
  vi.spyOn(navigator, "wakeLock", "get").mockReturnValue({ request } as unknown as WakeLock);
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const setVisibility = (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state);
    document.dispatchEvent(new Event("visibilitychange"));
  };
  return { release, request, become: setVisibility };
}

test("[OR-5] keeps the screen on while the board is visible, again after it was hidden, and releases the lock with the board", async () => {
  const { release, request, become } = fakeWakeLock();
  const screen = await render(<Board />);
  await expect.poll(() => request.mock.calls.length).toBe(1);
  become("hidden");
  expect(request).toHaveBeenCalledTimes(1);
  become("visible");
  await expect.poll(() => request.mock.calls.length).toBe(2);
  await screen.unmount();
  await expect.poll(() => release.mock.calls.length).toBe(1);
  become("visible");
  expect(request).toHaveBeenCalledTimes(2);
});

test("[OR-5] shows the board in a browser without the Wake Lock API", async () => {
  const { request } = fakeWakeLock();
  request.mockRejectedValue(new DOMException("low battery", "NotAllowedError"));
  const screen = await render(<Board />);
  await expect.element(screen.getByText("board")).toBeVisible();
  await screen.unmount();
});
