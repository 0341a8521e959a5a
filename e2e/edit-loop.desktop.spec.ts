import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { copySources, EDIT_BY_KIND, type DevLoop, startDevLoop } from "./src/loop-copy.ts";

/**
 * Timeout of the first compilation, in milliseconds. It is long, because all code is compiled next to the other tests on
 * slow machines.
 */
const COMPILE_TIMEOUT_MS = 180_000;

test.describe.configure({ retries: 1, timeout: 4 * COMPILE_TIMEOUT_MS });
test.use({ actionTimeout: COMPILE_TIMEOUT_MS, navigationTimeout: COMPILE_TIMEOUT_MS });

test("npm run dev shows an edit of each kind, and shows errors until they are corrected", async ({
  page,
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), "dasturxon-loop-data-"));
  const copy = copySources();
  let loop: DevLoop | null = null;
  const patient = expect.configure({ timeout: COMPILE_TIMEOUT_MS });
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && !/Failed to load resource|violates the following/.test(message.text()))
      errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(error.message));
  // The test waits until Vite's client has connected, because a page that connects only after an edit is reloaded instead
  // of hot-replaced.
  const waitForViteConnection = (tab: Page): Promise<unknown> =>
    tab.waitForEvent("console", { predicate: (message) => message.text().includes("[vite] connected") });
  try {
    loop = await startDevLoop(copy.folder, { DATA_DIR: dataDir });
    const { url, edit, line } = loop;
    const markDocument = (tab: Page) =>
      tab.evaluate(() => document.documentElement.setAttribute("data-marked", ""));
    const marked = page.locator("html[data-marked]");

    // Edits a component and a style of the store. Vite must replace both in the open page without a reload.
    await Promise.all([waitForViteConnection(page), page.goto(url("osh"))]);
    await page.waitForFunction(() =>
      Object.keys(document.querySelector("header") ?? {}).some((key) => key.startsWith("__react")),
    );
    await markDocument(page);
    edit(EDIT_BY_KIND.component, 1);
    await patient(page.locator('header[data-edit="1"]')).toBeVisible();
    edit(EDIT_BY_KIND.style, 1);
    await patient
      .poll(() =>
        page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--edit").trim()),
      )
      .toBe("1");
    await expect(marked).toBeAttached();
    expect(errors).toEqual([]);

    // Texts: the page reloads with the new text, and the server does not restart.
    edit(EDIT_BY_KIND.storeText, 1);
    await patient(page.getByText("<text-1>").first()).toBeVisible();
    expect(loop.output()).not.toMatch(/The server was restarted/);
    await markDocument(page);

    // Edits a file of a shared package. The server restarts, and the page reloads automatically.
    edit(EDIT_BY_KIND.package, 1);
    await line(/The server was restarted/);
    await patient(page.getByText("<1>").first()).toBeVisible();
    await patient(marked).not.toBeAttached();

    // Saves a syntax error in the server's code. The dev loop prints the error, and the next correct save restarts the
    // server.
    const server = EDIT_BY_KIND.server.file;
    const text = loop.read(server);
    loop.write(server, `${text}\n}`);
    await line(/SyntaxError|ERR_INVALID_TYPESCRIPT_SYNTAX/);
    await line(/The server has ended/);
    expect((await page.request.get(`${loop.origin}/healthz`)).status()).toBe(503);
    loop.write(server, text);
    edit(EDIT_BY_KIND.server, 1);
    await line(/The server was restarted/);
    const answer = await page.request.get(`${loop.origin}/healthz`, { timeout: COMPILE_TIMEOUT_MS });
    expect(answer.headers()["x-edit"]).toBe("1");

    // Edits the console. The test opens it in a new tab, because the store's tab reloads after a server restart, which
    // can interrupt a navigation.
    const staff = await page.context().newPage();
    await Promise.all([waitForViteConnection(staff), staff.goto(`${url("osh")}/console/`)]);
    await patient(staff.getByRole("textbox").first()).toBeVisible();
    await markDocument(staff);
    edit(EDIT_BY_KIND.console, 1);
    await patient(staff.locator('[data-edit="1"]')).toBeAttached();
    await expect(staff.locator("html[data-marked]")).toBeAttached();
    edit(EDIT_BY_KIND.consoleText, 1);
    await patient(staff.getByText("<text-1>").first()).toBeVisible();
    await staff.close();

    // The database process keeps running while the server restarts, so no server process finds the data directory in use.
    expect(loop.output()).not.toMatch(/in use by process/);
  } finally {
    await page.close();
    await loop?.stop();
    copy.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
