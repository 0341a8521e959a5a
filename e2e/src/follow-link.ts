import type { Page } from "@playwright/test";

interface Router {
  navigate(to: string): Promise<void>;
}

/** Global variable in which React Router exposes the client router. */
const ROUTER_GLOBAL = "__reactRouterDataRouter";

/** Navigates an open page of the store by its client router, without a page load. `path` has no language prefix. */
export async function followLink(page: Page, path: string): Promise<void> {
  await page.evaluate(
    async ([name, to]) => {
      const router = (window as unknown as Record<string, Router | undefined>)[name];
      if (!router) throw new Error("no page of the store is open");
      await router.navigate(to);
    },
    [ROUTER_GLOBAL, path] as const,
  );
}
