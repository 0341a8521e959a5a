import { chromium } from "@playwright/test";
import { readFileSync, readdirSync } from "node:fs";
const exe = process.env.EXE ?? "/usr/bin/chromium-headless-shell";
const args = [
  "--no-sandbox",
  "--disable-dev-shm-usage",
  ...(process.env.ARGS ?? "").split(" ").filter(Boolean),
];
const b = await chromium.launch({ executablePath: exe, args });
function cpuAll() {
  let t = 0;
  for (const d of readdirSync("/proc")) {
    if (!/^\d+$/.test(d)) continue;
    try {
      const c = readFileSync(`/proc/${d}/cmdline`, "utf8");
      if (!c.includes(exe.split("/").pop()) && !c.includes("chromium/")) continue;
      const s = readFileSync(`/proc/${d}/stat`, "utf8");
      const r = s.slice(s.lastIndexOf(")") + 2).split(" ");
      t += +r[11] + +r[12];
    } catch {}
  }
  return t / 100;
}
function dead() {
  return 0;
}
const vp = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 1,
  reducedMotion: "reduce",
  serviceWorkers: "block",
  timezoneId: "Asia/Tashkent",
};
const path = process.env.P ?? "/uz";
const host = process.env.H ?? "http://osh.localhost:4555";
const N = 8;
const xs = [];
for (let i = 0; i < N; i++) {
  const c0 = cpuAll();
  const ctx = await b.newContext(vp);
  const page = await ctx.newPage();
  if (process.env.SETUP) await page.evaluate(process.env.SETUP);
  await page.goto(host + path, { waitUntil: "load" });
  await page.waitForTimeout(1200);
  xs.push(cpuAll() - c0);
  await ctx.close();
}
xs.sort((a, b) => a - b);
console.log("median CPU s of an opened page", xs[N / 2].toFixed(2), xs.map((x) => x.toFixed(2)).join(" "));
if (process.env.TRACE) {
  await b.startTracing(undefined, {
    path: "/tmp/open-trace.json",
    categories: [
      "devtools.timeline",
      "disabled-by-default-devtools.timeline",
      "v8",
      "blink",
      "cc",
      "viz",
      "toplevel",
    ],
  });
  const ctx = await b.newContext(vp);
  const page = await ctx.newPage();
  await page.goto(host + path, { waitUntil: "load" });
  await page.waitForTimeout(1200);
  await b.stopTracing();
}
await b.close();
