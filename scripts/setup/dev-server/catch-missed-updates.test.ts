import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { createServer, type Plugin, type ViteDevServer } from "vite";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  catchMissedUpdates,
  createStaleModuleCheck,
  type MissedUpdateReloader,
} from "./catch-missed-updates.ts";

let root: string;
let vite: ViteDevServer;
let missedUpdates: MissedUpdateReloader;
/** Names of the Vite environments whose hotUpdate hook was called. */
let handledEnvironments: string[];

const environmentRecorder: Plugin = {
  name: "test:record-handled",
  hotUpdate() {
    handledEnvironments.push(this.environment.name);
  },
};

beforeEach(async () => {
  root = realpathSync(mkdtempSync(join(tmpdir(), "dasturxon-missed-")));
  writeFileSync(join(root, "entry.js"), 'import "./part.js";');
  writeFileSync(join(root, "part.js"), "export const part = 1;");
  missedUpdates = catchMissedUpdates("/entry.js");
  handledEnvironments = [];
  vite = await createServer({
    root,
    configFile: false,
    logLevel: "silent",
    server: { port: 0, host: "127.0.0.1" },
    plugins: [missedUpdates.plugin, environmentRecorder],
  });
  vite.ws.on("test:probe", (_data, client) => client.send("test:answer"));
  await vite.listen();
});
afterEach(async () => {
  await vite.close();
  rmSync(root, { recursive: true, force: true });
});

/** Opens a WebSocket as Vite's client does. `types` lists the types of the messages received. */
async function connectPage() {
  const address = vite.resolvedUrls?.local[0]?.replace("http", "ws");
  const socket = new WebSocket(`${address}?token=${vite.config.webSocketToken}`, "vite-hmr");
  const types: string[] = [];
  socket.addEventListener("message", ({ data }: MessageEvent<string>) =>
    types.push((JSON.parse(data) as { type: string }).type),
  );
  await expect.poll(() => types).toEqual(["connected"]);
  const sendEvent = (event: string, data?: unknown) =>
    socket.send(JSON.stringify({ type: "custom", event, data }));
  return {
    types,
    /** Sends the page's age, in milliseconds, and waits until the server has handled it. */
    async sendAge(age: number) {
      sendEvent("dasturxon:loaded", age);
      sendEvent("test:probe");
      await expect.poll(() => types.at(-1)).toBe("custom");
    },
  };
}

/** Simulates a change of a module that pages have loaded, and waits until Vite has sent the update. */
async function editLoadedModule() {
  await vite.transformRequest("/entry.js");
  await vite.transformRequest("/part.js");
  const open = await connectPage();
  vite.watcher.emit("change", join(root, "part.js"));
  await expect.poll(() => open.types).toContain("full-reload");
}

test("a page opened before an edit and connected after it is reloaded", async () => {
  await editLoadedModule();
  const page = await connectPage();
  await page.sendAge(60_000);
  expect(page.types).toEqual(["connected", "full-reload", "custom"]);
});

test("a page opened after the last edit is not reloaded", async () => {
  await editLoadedModule();
  const page = await connectPage();
  await page.sendAge(0);
  expect(page.types).toEqual(["connected", "custom"]);
});

test("a page is reloaded after an edit of a module that only the server has loaded", async () => {
  await vite.environments.ssr.transformRequest("/part.js");
  vite.watcher.emit("change", join(root, "part.js"));
  await expect.poll(() => handledEnvironments).toContain("ssr");
  const page = await connectPage();
  await page.sendAge(60_000);
  expect(page.types).toEqual(["connected", "full-reload", "custom"]);
});

test("a page is reloaded after a restart of the server that it missed", async () => {
  missedUpdates.note();
  const page = await connectPage();
  await page.sendAge(60_000);
  expect(page.types).toEqual(["connected", "full-reload", "custom"]);
});

test("a page is not reloaded before the first edit", async () => {
  const page = await connectPage();
  await page.sendAge(60_000);
  expect(page.types).toEqual(["connected", "custom"]);
});

test("only the entry module sends the page's age", async () => {
  const [entry, part] = await Promise.all(["/entry.js", "/part.js"].map((url) => vite.transformRequest(url)));
  expect(entry?.code).toContain('import.meta.hot.on("vite:ws:connect", sendAge)');
  expect(part?.code).not.toContain("sendAge");
});

test("a module requested before an update and evaluated after it is stale", () => {
  let now = 100;
  const requested = new Map<string, number>();
  const check = createStaleModuleCheck(
    () => now,
    (url) => requested.get(url),
  );
  const [late, other] = ["http://localhost/src/late.tsx", "http://localhost/src/other.tsx"];
  requested.set(late, 90).set(other, 90);
  expect(check.isStale(late)).toBe(false);
  check.update(["/src/late.tsx"]);
  expect([check.isStale(late), check.isStale(other)]).toEqual([true, false]);
  // A later request of the same module, by Vite with the time of the update or by a page that opens later, gets the new
  // code.
  now = 200;
  requested.set(`${late}?t=100`, 150);
  expect(check.isStale(`${late}?t=100`)).toBe(false);
  expect(check.isStale("http://localhost/src/unknown.tsx")).toBe(false);
});

test("modules of the application check themselves, also without this file", async () => {
  const [entry, part] = await Promise.all(["/entry.js", "/part.js"].map((url) => vite.transformRequest(url)));
  expect(part?.code).toContain("dasturxonEvaluated?.(import.meta.url)");
  const [, source = ""] = /const check = \(([\s\S]+?)\)\(\(\) => performance/.exec(entry?.code ?? "") ?? [];
  const check = runInNewContext(`(${source})(() => 5, () => 1)`, { URL }) as ReturnType<
    typeof createStaleModuleCheck
  >;
  check.update(["/a.js"]);
  expect(check.isStale("http://localhost/a.js")).toBe(true);
});
