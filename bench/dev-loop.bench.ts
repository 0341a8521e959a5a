// npm run dev: measures the start, and the time from an edit of each kind until it is visible.
import { copySources, EDITS, type DevLoop, startLoop } from "../e2e/src/loop-copy.ts";
import { formatAgainstLimit, printTable } from "./print-table.ts";
import { size } from "./sizes.ts";
import { type RunningBrowser, startBrowser } from "./start-browser.ts";
import { median, spread } from "./statistics.ts";
import { createTemporaryFolder } from "./temporary-folder.ts";

const EDIT_COUNT = size(10, 1);
/** Maximum time of a start and of each kind of edit, in seconds. */
const LIMITS_SECONDS = { start: 10, component: 1, style: 1, console: 1, server: 2, package: 2 };
type MeasuredEdit = Exclude<keyof typeof LIMITS_SECONDS, "start">;

type BrowserPage = Awaited<ReturnType<RunningBrowser["browser"]["newPage"]>>;

/** Returns the seconds of each edit: from the file's write until `isSeen` resolves. */
async function times(loop: DevLoop, kind: MeasuredEdit, isSeen: (n: number) => Promise<unknown>) {
  const all: number[] = [];
  for (let n = 1; n <= EDIT_COUNT; n += 1) {
    const start = performance.now();
    loop.edit(EDITS[kind], n);
    await isSeen(n);
    all.push((performance.now() - start) / 1000);
    // The pause replaces a developer's typing. In it, the next server process loads its libraries.
    await new Promise((resolve) => setTimeout(resolve, 3_000));
  }
  return all;
}

function createResultRow(what: string, seconds: number[], limit: number) {
  return {
    what,
    "median s": median(seconds).toFixed(2),
    all: spread(seconds, 2),
    "limit s": limit,
    "of limit": formatAgainstLimit(median(seconds), { most: limit }),
  };
}

async function openPage(page: BrowserPage, address: string) {
  await page.goto(address, { timeout: 120_000 });
  await page.waitForLoadState("networkidle");
}

using data = createTemporaryFolder();
const sourceCopy = copySources();
let runningLoop: DevLoop | null = null;
const browser = await startBrowser();
if (!browser) process.stdout.write("There is no Chromium on this machine: nothing is measured.\n");
else
  try {
    const starts: number[] = [];
    const start = async () => {
      const begun = performance.now();
      const loop = await startLoop(sourceCopy.folder, { DATA_DIR: data.path });
      starts.push((performance.now() - begun) / 1000);
      runningLoop = loop;
      return loop;
    };
    // The first start creates the data directory and Vite's caches.
    for (let time = 0; time < size(4, 1); time += 1) await (await start()).stop();
    const loop = await start();
    const page = await browser.browser.newPage();
    page.setDefaultTimeout(120_000);
    const store = loop.url("osh");
    await openPage(page, store);
    const rows = [createResultRow("start, with a data directory", starts.slice(1), LIMITS_SECONDS.start)];
    const measure = async (what: string, kind: MeasuredEdit, isSeen: (n: number) => Promise<unknown>) =>
      rows.push(createResultRow(what, await times(loop, kind, isSeen), LIMITS_SECONDS[kind]));
    await measure("component of the store", "component", (n) =>
      page.waitForSelector(`header[data-edit="${n}"]`),
    );
    await measure("style of the store", "style", (n) =>
      page.waitForFunction(
        (wanted) => getComputedStyle(document.documentElement).getPropertyValue("--edit").trim() === wanted,
        String(n),
      ),
    );
    await measure("code of the server, by HTTP", "server", async (n) => {
      for (;;) {
        const { headers } = await fetch(`${loop.origin}/healthz`);
        if (headers.get("x-edit") === String(n)) return;
      }
    });
    await measure("packages/domain, in the store's page", "package", (n) =>
      page.waitForFunction((wanted) => document.body.innerText.includes(wanted), `<${n}>`),
    );
    await openPage(page, `${store}/console/`);
    await page.waitForSelector("input");
    await measure("component of the console", "console", (n) =>
      page.waitForSelector(`[data-edit="${n}"]`, { state: "attached" }),
    );
    await loop.stop();
    printTable("npm run dev: seconds to start, and from an edit until it is seen", rows);
  } finally {
    // After an error the dev loop may still run and write to the folder that is deleted next.
    await (runningLoop as DevLoop | null)?.stop();
    await browser[Symbol.asyncDispose]();
    sourceCopy.remove();
  }
