import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { webkitPaths } from "../../scripts/setup/find-engines.mjs";
import { startProcess, stopProcess, waitForLine } from "./engine-process.ts";
import {
  createTapInputSource,
  createTypingInputSource,
  PHONE_VIEWPORT,
  type BrowserEnginePage,
} from "./engine-page.ts";

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0);
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Sends a command of the WebDriver protocol (https://www.w3.org/TR/webdriver2/). */
async function sendCommand<Result>(
  url: string,
  method: "GET" | "POST" | "DELETE",
  body?: object,
): Promise<Result> {
  const reply = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await reply.json()) as { value: Result & { error?: string; message?: string } };
  if (!reply.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** Starts WebKitGTK's browser on a virtual display, with a phone's viewport. Its driver has no touch input. */
export async function startWebkit(paths: NonNullable<typeof webkitPaths>): Promise<BrowserEnginePage> {
  const { display, number } = await startDisplay(paths.display);
  const port = await findFreePort();
  // The style sheet shrinks the buttons, because the window is never narrower than its bar of buttons.
  const settings = mkdtempSync(join(tmpdir(), "dasturxon-webkit-"));
  mkdirSync(join(settings, "gtk-3.0"));
  writeFileSync(
    join(settings, "gtk-3.0/gtk.css"),
    "* { min-width: 0; padding: 0; margin: 0; font-size: 1px; }",
  );
  const driver = startProcess(paths.driver, [`--port=${port}`], {
    DISPLAY: `:${number}`,
    GDK_BACKEND: "x11",
    XDG_CONFIG_HOME: settings,
    WEBKIT_DISABLE_COMPOSITING_MODE: "1",
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
  });
  const root = `http://127.0.0.1:${port}`;
  await waitUntilReady(`${root}/status`);
  const { sessionId } = await sendCommand<{ sessionId: string }>(`${root}/session`, "POST", {
    capabilities: {
      alwaysMatch: { "webkitgtk:browserOptions": { binary: paths.browser, args: ["--automation"] } },
    },
  });
  const session = `${root}/session/${sessionId}`;
  const post = <Result>(path: string, body: object = {}) =>
    sendCommand<Result>(`${session}/${path}`, "POST", body);

  async function evaluateInPage<Result, Argument>(
    work: (argument: Argument) => Result,
    argument?: Argument,
  ): Promise<Awaited<Result>> {
    const text = await post<string>("execute/async", {
      script: `const done = arguments[1];
        Promise.resolve(JSON.parse(arguments[0])).then(${work.toString()})
          .then((result) => done(JSON.stringify({ result: result ?? null })), (error) => done(JSON.stringify({ error: String(error) })));`,
      args: [JSON.stringify(argument ?? null)],
    });
    const { result, error } = JSON.parse(text) as { result: Awaited<Result>; error?: string };
    if (error !== undefined) throw new Error(error);
    return result;
  }

  await post("window/rect", PHONE_VIEWPORT);
  // The window is enlarged by the size of its own bars, so that the viewport has the size of a phone.
  const { width, height } = await evaluateInPage(() => ({ width: innerWidth, height: innerHeight }));
  await post("window/rect", {
    width: 2 * PHONE_VIEWPORT.width - width,
    height: 2 * PHONE_VIEWPORT.height - height,
  });

  const performActions = (source: object) => post("actions", { actions: [source] });

  return {
    engine: "webkit",
    async open(url) {
      await post("url", { url });
    },
    evaluate: evaluateInPage,
    async tap(point) {
      await performActions(createTapInputSource("mouse", point));
    },
    async type(text) {
      await performActions(createTypingInputSource(text));
    },
    async goBack() {
      await post("back");
    },
    async takeScreenshot() {
      return Buffer.from(await sendCommand<string>(`${session}/screenshot`, "GET"), "base64");
    },
    async close() {
      await sendCommand(session, "DELETE").catch(() => undefined);
      await stopProcess(driver);
      await stopProcess(display);
      rmSync(settings, { recursive: true, force: true });
    },
  };
}

/** Attempts to start Xvfb. Two instances that start at the same time may choose the same display number. */
const MAX_DISPLAY_STARTS = 5;

/** Starts Xvfb, a virtual X display. Returns its process and its display number, as in `DISPLAY=:99`. */
async function startDisplay(path: string) {
  for (let attempt = 1; ; attempt += 1) {
    const display = startProcess(path, [
      "-displayfd",
      "1",
      "-screen",
      "0",
      "800x1200x24",
      "-nolisten",
      "tcp",
    ]);
    try {
      const [, number = ""] = await waitForLine(display, /^(\d+)\n/);
      return { display, number };
    } catch (error) {
      if (attempt === MAX_DISPLAY_STARTS) throw error;
    }
  }
}

async function waitUntilReady(url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await fetch(url);
      return;
    } catch (error) {
      if (attempt >= 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
