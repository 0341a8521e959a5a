// npm run dev: measures the start, and the time from an edit of each kind until it is visible.
import { copySources, EDIT_BY_KIND, type DevLoop, startDevLoop } from "../e2e/src/loop-copy.ts";
import { formatAgainstLimit, printTable } from "./print-table.ts";
import { chooseFullOrQuickValue } from "./sizes.ts";
import { type RunningBrowser, startBrowser } from "./start-browser.ts";
import { median, formatSpread } from "./statistics.ts";
import { createTemporaryFolder } from "./temporary-folder.ts";

const EDIT_COUNT = chooseFullOrQuickValue(10, 1);
/** Maximum time of a start and of each kind of edit, in seconds. */
const LIMITS_SECONDS = { start: 10, component: 1, style: 1, console: 1, server: 2, package: 2 };
type MeasuredEdit = Exclude<keyof typeof LIMITS_SECONDS, "start">;

type BrowserPage = Awaited<ReturnType<RunningBrowser["browser"]["newPage"]>>;

/** Returns the seconds of each edit: from the file's write until `isSeen` resolves. */
async function measureEditSeconds(
  loop: DevLoop,
  kind: MeasuredEdit,
  isSeen: (n: number) => Promise<unknown>,
) {
  const all: number[] = [];
  for (let n = 1; n <= EDIT_COUNT; n += 1) {
    const start = performance.now();
    loop.edit(EDIT_BY_KIND[kind], n);
    await isSeen(n);
    all.push((performance.now() - start) / 1000);
    // The pause simulates the typing of a developer. During the pause the next server process loads its libraries.
    await new Promise((resolve) => setTimeout(resolve, 3_000));
  }
  return all;
}

function createResultRow(what: string, seconds: number[], limit: number) {
  return {
    what,
    "median s": median(seconds).toFixed(2),
    all: formatSpread(seconds, 2),
    "limit s": limit,
    "of limit": formatAgainstLimit(median(seconds), { most: limit }),
  };
}

async function openPage(page: BrowserPage, address: string) {
  await page.goto(address, { timeout: 120_000 });
  await page.waitForLoadState("networkidle");
}

using dataFolder = createTemporaryFolder();
const sourceCopy = copySources();
let runningLoop: DevLoop | null = null;
const browser = await startBrowser();
if (!browser) process.stdout.write("There is no Chromium on this machine: nothing is measured.\n");
else
  try {
    const starts: number[] = [];
    const startMeasuredLoop = async () => {
      const begun = performance.now();
      const loop = await startDevLoop(sourceCopy.folder, { DATA_DIR: dataFolder.path });
      starts.push((performance.now() - begun) / 1000);
      runningLoop = loop;
      return loop;
    };
    // The first start is slower, because it creates the data directory and Vite's caches.
    for (let time = 0; time < chooseFullOrQuickValue(4, 1); time += 1)
      await (await startMeasuredLoop()).stop();
    const loop = await startMeasuredLoop();
    const page = await browser.browser.newPage();
    page.setDefaultTimeout(120_000);
    const store = loop.url("osh");
    await openPage(page, store);
    const rows = [createResultRow("start, with a data directory", starts.slice(1), LIMITS_SECONDS.start)];
    const measureEditKind = async (
      what: string,
      kind: MeasuredEdit,
      isSeen: (n: number) => Promise<unknown>,
    ) => rows.push(createResultRow(what, await measureEditSeconds(loop, kind, isSeen), LIMITS_SECONDS[kind]));
    await measureEditKind("component of the store", "component", (n) =>
      page.waitForSelector(`header[data-edit="${n}"]`),
    );
    await measureEditKind("style of the store", "style", (n) =>
      page.waitForFunction(
        (wanted) => getComputedStyle(document.documentElement).getPropertyValue("--edit").trim() === wanted,
        String(n),
      ),
    );
    await measureEditKind("code of the server, by HTTP", "server", async (n) => {
      for (;;) {
        const { headers } = await fetch(`${loop.origin}/healthz`);
        if (headers.get("x-edit") === String(n)) return;
      }
    });
    await measureEditKind("packages/domain, in the store's page", "package", (n) =>
      page.waitForFunction((wanted) => document.body.innerText.includes(wanted), `<${n}>`),
    );
    await openPage(page, `${store}/console/`);
    await page.waitForSelector("input");
    await measureEditKind("component of the console", "console", (n) =>
      page.waitForSelector(`[data-edit="${n}"]`, { state: "attached" }),
    );
    await loop.stop();
    printTable("npm run dev: seconds to start, and from an edit until it is seen", rows);
  } finally {
    // The dev loop is stopped even after an error, because it could still write to the folder that is deleted next.
    await (runningLoop as DevLoop | null)?.stop();
    await browser[Symbol.asyncDispose]();
    sourceCopy.remove();
  }
