import { afterEach, expect, test, vi } from "vitest";
import { testCustomer } from "../../testing/customer-fixture.ts";
import { createFakeRefusal } from "../../testing/fake-api.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { createTestId } from "../../testing/shop-fixture.ts";
import { signInByClick } from "./click.ts";
import { sessionStore } from "./session.ts";

const SIGN_IN_ENDPOINT = "POST /users/v1/users/click-token";
const settings = {
  isActive: true,
  sessionCookies: ["click-web-session"],
  sessionQuery: "web_session",
  payments: [],
};
const session = { token: "token", expiresAt: "2030-01-01T00:00:00.000Z", user: testCustomer };

/** Opens the page as the Click application does, with a session in the URL. */
const openFromClick = (id: string) =>
  history.replaceState(null, "", `${location.pathname}?web_session=${id}`);

afterEach(() => {
  document.cookie = "click-web-session=; max-age=0; path=/";
  history.replaceState(null, "", location.pathname);
});

const openStore = () =>
  renderStore(<p>menu</p>, {
    api: { "GET /support/v1/merchant/settings/click-app/client": settings, [SIGN_IN_ENDPOINT]: session },
  });

test("[CK-1] a session in the URL signs in and is removed from it; the same one is checked once", async () => {
  const { api } = await openStore();
  openFromClick("first");
  await signInByClick("uz");
  await expect.poll(() => sessionStore.get()?.userId).toBe(testCustomer.id);
  expect(location.search).toBe("");
  await signInByClick("uz");
  await expect
    .poll(() => api.calls(SIGN_IN_ENDPOINT).map(({ body }) => body))
    .toEqual([{ session: "first", language: "uz" }]);
});

test("[CK-1] another person's session replaces the first, and clears that customer's data on the device", async () => {
  const { api } = await openStore();
  document.cookie = "click-web-session=first; path=/";
  await signInByClick("uz");
  localStorage.setItem(
    `dx:${document.documentElement.dataset["merchant"]}:last-order`,
    `{"v":1,"d":{"id":"1"}}`,
  );
  document.cookie = "click-web-session=second; path=/";
  api.answer({ [SIGN_IN_ENDPOINT]: { ...session, user: { ...testCustomer, id: createTestId(21) } } });
  await signInByClick("uz");
  await expect.poll(() => sessionStore.get()?.userId).toBe(createTestId(21));
  expect(Object.keys(localStorage).filter((key) => key.endsWith(":last-order"))).toEqual([]);
});

test("[CK-1] a session unknown to Click is refused, leaving sign-in by phone and code", async () => {
  const { api } = await openStore();
  api.answer({ [SIGN_IN_ENDPOINT]: createFakeRefusal("click_session_invalid") });
  openFromClick("unknown");
  await signInByClick("uz");
  expect(sessionStore.get()).toBeNull();
  api.answer({ "GET /support/v1/merchant/settings/click-app/client": { ...settings, isActive: false } });
  openFromClick("another");
  await signInByClick("uz");
  await expect.poll(() => api.calls(SIGN_IN_ENDPOINT)).toHaveLength(1);
});

test("[CK-1] a guest that opened another screen before the script loaded is signed in by the session of the first URL", async () => {
  const { api } = await openStore();
  const opened = { name: `${location.origin}/?web_session=left` } as PerformanceEntry;
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([opened]);
  await signInByClick("uz");
  vi.restoreAllMocks();
  await expect
    .poll(() => api.calls(SIGN_IN_ENDPOINT).map(({ body }) => body))
    .toEqual([{ session: "left", language: "uz" }]);
});

test("[CK-1] a session refused for too many requests is retried by the next page", async () => {
  const { api } = await openStore();
  openFromClick("often");
  api.answer({ [SIGN_IN_ENDPOINT]: createFakeRefusal("too_many_requests", { seconds: 60 }) });
  await signInByClick("uz");
  expect(sessionStore.get()).toBeNull();
  api.answer({ [SIGN_IN_ENDPOINT]: session });
  await signInByClick("uz");
  await expect.poll(() => sessionStore.get()?.userId).toBe(testCustomer.id);
});
