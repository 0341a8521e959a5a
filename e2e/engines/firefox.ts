import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProcess, stopProcess, waitForLine } from "./engine-process.ts";
import {
  createTapInputSource,
  createTypingInputSource,
  PHONE_VIEWPORT,
  type BrowserEnginePage,
} from "./engine-page.ts";

interface BidiReply {
  id?: number;
  result?: unknown;
  error?: string;
  message?: string;
}

/** Connection to a browser by the WebDriver BiDi protocol (https://w3c.github.io/webdriver-bidi/). */
async function connectBidi(url: string) {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", () => reject(new Error(`No WebDriver BiDi at ${url}`)));
  });
  const pending = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  socket.addEventListener("message", ({ data }) => {
    const { id, result, error, message } = JSON.parse(String(data)) as BidiReply;
    const call = id === undefined ? undefined : pending.get(id);
    if (id === undefined || !call) return;
    pending.delete(id);
    if (error === undefined) call.resolve(result);
    else call.reject(new Error(`${error}: ${message}`));
  });
  socket.addEventListener("close", () => {
    for (const { reject } of pending.values()) reject(new Error("Firefox has closed the connection"));
    pending.clear();
  });
  let lastId = 0;
  return {
    async call<Result>(method: string, params: object): Promise<Result> {
      const id = (lastId += 1);
      const result = new Promise<unknown>((resolve, reject) => pending.set(id, { resolve, reject }));
      socket.send(JSON.stringify({ id, method, params }));
      return (await result) as Result;
    },
    close: () => socket.close(),
  };
}

interface BrowserScriptResult {
  type: "success" | "exception";
  result?: { value?: string };
  exceptionDetails?: { text: string };
}

/** Starts a headless Firefox with a phone's viewport, a new profile and touch input. */
export async function startFirefox(path: string): Promise<BrowserEnginePage> {
  const profile = mkdtempSync(join(tmpdir(), "dasturxon-firefox-"));
  const child = startProcess(
    path,
    ["-headless", "-no-remote", "-profile", profile, "--remote-debugging-port=0"],
    {
      MOZ_DISABLE_CONTENT_SANDBOX: "1",
      HOME: profile,
    },
  );
  const [, address] = await waitForLine(child, /WebDriver BiDi listening on (ws:\/\/\S+)/);
  const bidi = await connectBidi(`${address}/session`);
  await bidi.call("session.new", { capabilities: {} });
  const { contexts } = await bidi.call<{ contexts: { context: string }[] }>("browsingContext.getTree", {});
  const context = contexts[0]?.context;
  await bidi.call("browsingContext.setViewport", { context, viewport: PHONE_VIEWPORT, devicePixelRatio: 1 });

  const performActions = (source: object) =>
    bidi.call("input.performActions", { context, actions: [source] });

  return {
    engine: "firefox",
    async open(url) {
      await bidi.call("browsingContext.navigate", { context, url, wait: "complete" });
    },
    async evaluate(work, argument) {
      const reply = await bidi.call<BrowserScriptResult>("script.callFunction", {
        functionDeclaration: `async (text) => JSON.stringify(await (${work.toString()})(JSON.parse(text)) ?? null)`,
        arguments: [{ type: "string", value: JSON.stringify(argument ?? null) }],
        target: { context },
        awaitPromise: true,
      });
      if (reply.type === "exception") throw new Error(reply.exceptionDetails?.text);
      return JSON.parse(reply.result?.value ?? "null");
    },
    async tap(point) {
      await performActions(createTapInputSource("touch", point));
    },
    async type(text) {
      await performActions(createTypingInputSource(text));
    },
    async goBack() {
      await bidi.call("browsingContext.traverseHistory", { context, delta: -1 });
    },
    async takeScreenshot() {
      const { data } = await bidi.call<{ data: string }>("browsingContext.captureScreenshot", { context });
      return Buffer.from(data, "base64");
    },
    async close() {
      await bidi.call("browser.close", {}).catch(() => undefined);
      bidi.close();
      await stopProcess(child);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
