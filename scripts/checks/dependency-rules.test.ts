import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findBinPath } from "../setup/bin.mjs";
import { findBrowserZodFaults } from "./browser-reach.mjs";

interface Violation {
  from: string;
  rule: { name: string };
}

const root = resolve(import.meta.dirname, "../..");
const modulesPath = "apps/server/src/modules";

/** A small repository that breaks each rule once: rule → file that breaks it → its content. */
const plantedFilesByRule: Record<string, Record<string, string>> = {
  "no-cycle": {
    "packages/domain/src/egg.ts": 'import "./hen.ts"; export const egg = 1;',
  },
  "domain-alone": {
    "packages/domain/src/reads-files.ts": 'import { readFileSync } from "node:fs"; readFileSync("x");',
  },
  "contract-narrow": { "packages/contract/src/wide.ts": 'import pg from "pg"; export const client = pg;' },
  "facts-plain": {
    "packages/providers/src/payments/one/facts.ts": 'import { z } from "zod"; export const one = z.string();',
    "packages/providers/src/payments/facts.ts": 'export { three } from "./three/callbacks.ts";',
  },
  "provider-callbacks-narrow": {
    "packages/providers/src/payments/one/callbacks.ts": 'export { one } from "./gateway.ts";',
  },
  "gateways-from-outside": {
    "packages/providers/src/payments/two/gateway.ts":
      'import { request } from "node:http"; export { request };',
    "packages/providers/src/payments/two/queries.ts": 'import { sql } from "kysely"; export const two = sql;',
  },
  "provider-not-provider": {
    "packages/providers/src/payments/two/borrows.ts": 'export { one } from "../one/gateway.ts";',
  },
  "simulators-in-demo": {
    "packages/providers/src/sms/gateways.ts": 'export { one } from "./one/simulator.ts";',
    "apps/server/src/shows-phones.ts": 'export { phones } from "../../../simulators/phones.ts";',
    "packages/providers/src/payments/one/fakes.ts": 'export { one } from "./simulator/simulator.ts";',
    "apps/server/src/serves-fakes.ts": 'export { all } from "@dasturxon/providers/payments/simulators";',
    "apps/console/src/shows-fakes.ts": 'export { all } from "@dasturxon/providers/payments/simulators";',
  },
  "demo-loaded-later": {
    "apps/server/src/starts-at-once.ts": 'export { serve } from "./demo/http.ts";',
  },
  "packages-not-apps": {
    "packages/contract/src/up.ts": 'export { app } from "../../../apps/server/src/app.ts";',
  },
  "apps-not-apps": { "apps/console/src/thief.ts": 'export { app } from "../../server/src/app.ts";' },
  "module-front-door": { [`${modulesPath}/orders/past.ts`]: 'export { a } from "../users/queries.ts";' },
  "module-front-door-from-outside": {
    "apps/server/src/past.ts": 'export { a } from "./modules/users/queries.ts";',
  },
  "module-upward-from-merchants": {
    [`${modulesPath}/merchants/up.ts`]: 'export { order } from "../orders/index.ts";',
  },
  "module-upward-from-payments": {
    [`${modulesPath}/payments/up.ts`]:
      'import type { order } from "../orders/index.ts"; export type O = typeof order;',
  },
  "module-upward-from-support": {
    [`${modulesPath}/support/up.ts`]: 'export { notice } from "../notifications/index.ts";',
  },
  "module-upward-from-bot": {
    [`${modulesPath}/bot/up.ts`]: 'export { administrator } from "../administration/index.ts";',
  },
  "module-upward-from-onboarding": {
    [`${modulesPath}/onboarding/up.ts`]: 'export { administrator } from "../administration/index.ts";',
  },
  "inner-front-door": {
    [`${modulesPath}/orders/past-part.ts`]: 'export { a } from "./receipts/queries.ts";',
    [`${modulesPath}/orders/couriers/past.ts`]: 'export { a } from "../receipts/queries.ts";',
  },
  "orders-below-couriers": {
    [`${modulesPath}/orders/settles.ts`]: 'export { a } from "./couriers/index.ts";',
  },
  "platform-knows-no-module": {
    "apps/server/src/platform/knows.ts": 'export { order } from "../modules/orders/index.ts";',
    "apps/server/src/events.ts": 'export { order } from "./modules/orders/index.ts";',
  },
  "sql-in-queries": {
    [`${modulesPath}/users/loose-sql.ts`]: 'import { sql } from "kysely"; export const one = sql;',
  },
  "fastify-at-the-door": {
    [`${modulesPath}/users/loose-door.ts`]: 'import fastify from "fastify"; export const door = fastify;',
  },
  "feature-not-feature": {
    "apps/storefront/src/features/menu/list.ts": 'export { basket } from "../basket/basket.ts";',
  },
  "feature-imports-no-route": {
    "apps/storefront/src/features/menu/knows-route.ts": 'export { home } from "../../routes/home.ts";',
    "apps/storefront/src/features/menu/knows-start.ts": 'export { start } from "../../start/wake.ts";',
  },
  "platform-knows-no-shop": {
    "apps/storefront/src/platform/knows-basket.ts": 'export { lines } from "../shop/basket/lines.ts";',
  },
  "shop-downward-from-brand": {
    "apps/storefront/src/shop/brand/up.ts": 'export { session } from "../session/session.ts";',
  },
  "shop-downward-from-location": {
    "apps/storefront/src/shop/location/up.ts":
      'import type { lines } from "../basket/lines.ts"; export type L = typeof lines;',
  },
  "shop-downward-from-basket": {
    "apps/storefront/src/shop/basket/knows-screen.ts":
      'export { basket } from "../../features/basket/basket.ts";',
  },
  "ui-knows-no-business": {
    "apps/storefront/src/ui/from-shop.ts": 'export { session } from "../shop/session/session.ts";',
    "apps/storefront/src/ui/from-feature.ts": 'export { basket } from "../features/basket/basket.ts";',
    "apps/console/src/ui/from-domain.ts": 'export { egg } from "@dasturxon/domain/egg";',
    "apps/console/src/ui/from-contract.ts":
      'import type { shape } from "@dasturxon/contract/shape"; export type S = typeof shape;',
  },
  "no-zod-in-browser": {
    "apps/storefront/src/platform/direct.ts": 'import { z } from "zod"; export const s = z.string();',
  },
  "no-zod-behind-browser": {
    "apps/console/src/platform/far.ts": 'export { shape } from "@dasturxon/contract/shape";',
  },
  "simulators-know-no-client": {
    "packages/providers/src/sms/one/simulator.ts": 'export { client as one } from "./gateway.ts";',
  },
  "product-not-tests": { "apps/server/src/shipped.ts": 'export { fake } from "./testing/fake.ts";' },
};

/** Allowed files in the same repository. None of these may be reported. */
const allowedFiles: Record<string, string> = {
  // The file hen.ts closes the import cycle with egg.ts. A cycle is reported only for one of its files.
  "packages/domain/src/hen.ts": 'export { egg } from "./egg.ts";',
  "apps/server/src/app.ts": 'export { order } from "./modules/orders/index.ts"; export const app = 1;',
  "apps/server/src/testing/fake.ts": "export const fake = 1;",
  "apps/server/src/platform/sql.ts": 'import { sql } from "kysely"; export const text = sql;',
  [`${modulesPath}/users/queries.ts`]: 'import { sql } from "kysely"; export const a = sql;',
  [`${modulesPath}/users/index.ts`]: 'export { a } from "./queries.ts";',
  [`${modulesPath}/users/http.ts`]:
    'import type { FastifyInstance } from "fastify"; export type App = FastifyInstance;',
  [`${modulesPath}/orders/index.ts`]: 'export { a as order } from "../users/index.ts";',
  [`${modulesPath}/orders/receipts/queries.ts`]: "export const a = 1;",
  [`${modulesPath}/orders/receipts/index.ts`]: 'export { a } from "./queries.ts";',
  [`${modulesPath}/orders/couriers/index.ts`]: 'export { a } from "../receipts/index.ts";',
  [`${modulesPath}/orders/http.ts`]: 'export { a } from "./couriers/index.ts";',
  [`${modulesPath}/notifications/index.ts`]: "export const notice = 1;",
  [`${modulesPath}/administration/index.ts`]: "export const administrator = 1;",
  "apps/storefront/src/features/basket/basket.ts":
    'import type { shape } from "@dasturxon/contract/shape"; export const basket = {} as typeof shape;',
  "apps/storefront/src/routes/home.ts": 'export { start as home } from "../start/wake.ts";',
  "apps/storefront/src/start/wake.ts": 'export { lines as start } from "../shop/basket/lines.ts";',
  "apps/storefront/src/shop/basket/lines.ts": 'export { session as lines } from "../session/session.ts";',
  "apps/storefront/src/shop/session/session.ts": 'export { format as session } from "../../ui/price.ts";',
  "apps/storefront/src/ui/price.ts": 'export { format } from "@dasturxon/domain/format";',
  "packages/contract/src/shape.ts": 'import { z } from "zod"; export const shape = z.string();',
  "packages/contract/src/payments.ts": 'export { all } from "@dasturxon/providers/payments/callbacks";',
  "packages/providers/src/sms/one/gateway.ts": "export const client = 1;",
  "packages/providers/src/payments/callbacks.ts": 'export { three as all } from "./three/callbacks.ts";',
  "packages/providers/src/payments/three/callbacks.ts":
    'import { z } from "zod"; export const three = z.string();',
  "packages/providers/src/payments/one/gateway.ts":
    'import { createHash } from "node:crypto"; export const one = createHash;',
  "packages/providers/src/payments/one/simulator/simulator.ts":
    'import { createServer } from "node:http"; export const one = createServer;',
  "packages/providers/src/payments/simulators.ts":
    'export { one as all } from "./one/simulator/simulator.ts";',
  "apps/server/src/demo/http.ts":
    'export { all as serve } from "@dasturxon/providers/payments/simulators"; export { phones } from "../../../../simulators/phones.ts";',
  "apps/server/src/main.ts": 'export const start = () => import("./demo/http.ts");',
  "simulators/phones.ts": "export const phones = 1;",
  "packages/domain/src/format.ts": "export const format = 1;",
  "packages/domain/src/format.test.ts": 'import { test } from "vitest"; test("x", () => undefined);',
};

const repositoryFolder = mkdtempSync(join(tmpdir(), "dasturxon-rules-"));
const writtenFiles: Record<string, string> = {};
let foundViolations: Violation[] = [];

function writeTestFile(path: string, text: string): void {
  mkdirSync(dirname(join(repositoryFolder, path)), { recursive: true });
  writtenFiles[path] = `${text}\n`;
  writeFileSync(join(repositoryFolder, path), `${text}\n`);
}

function runDependencyCruiser(config: string, folders: string[]): Promise<Violation[]> {
  const cruiser = findBinPath("dependency-cruiser", { command: "depcruise" });
  const args = [cruiser, "--config", join(root, config), "--output-type", "json", ...folders];
  return new Promise((done, fail) => {
    execFile(process.execPath, args, { cwd: repositoryFolder, maxBuffer: 64 << 20 }, (error, stdout) => {
      // The exit code is the number of violations. Output that is not JSON is a real failure.
      if (!stdout.startsWith("{")) fail(error ?? new Error(stdout));
      else done((JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations);
    });
  });
}

beforeAll(async () => {
  for (const files of [...Object.values(plantedFilesByRule), allowedFiles]) {
    for (const [path, text] of Object.entries(files)) writeTestFile(path, text);
  }
  for (const name of ["domain", "contract", "providers"]) {
    writeTestFile(
      `packages/${name}/package.json`,
      JSON.stringify({ name: `@dasturxon/${name}`, exports: { "./*": "./src/*.ts" } }),
    );
    mkdirSync(join(repositoryFolder, "node_modules/@dasturxon"), { recursive: true });
    symlinkSync(
      join(repositoryFolder, "packages", name),
      join(repositoryFolder, "node_modules/@dasturxon", name),
    );
  }
  for (const name of ["zod", "kysely", "pg", "fastify", "vitest"]) {
    writeTestFile(`node_modules/${name}/package.json`, JSON.stringify({ name, main: "index.js" }));
    writeTestFile(`node_modules/${name}/index.js`, "export {};");
  }
  writeTestFile("package.json", JSON.stringify({ name: "house", type: "module" }));
  const files = Object.entries(writtenFiles).map(([path, text]) => ({ path, text }));
  const browser = findBrowserZodFaults(files).map(({ path, rule }) => ({
    from: path,
    rule: { name: rule },
  }));
  foundViolations = [
    ...(await runDependencyCruiser(".dependency-cruiser.mjs", ["apps", "packages"])),
    ...browser,
  ];
}, 60_000);

afterAll(() => rmSync(repositoryFolder, { recursive: true, force: true }));

test.each(Object.entries(plantedFilesByRule))("finds a planted violation of %s", (rule, files) => {
  const culprits = new Set(
    foundViolations.filter((violation) => violation.rule.name === rule).map(({ from }) => from),
  );
  expect([...culprits].toSorted()).toEqual(expect.arrayContaining(Object.keys(files)));
});

test("every rule has its planted violation", async () => {
  const config = (await import(join(root, ".dependency-cruiser.mjs"))) as {
    default: { forbidden: { name: string }[] };
  };
  const names = config.default.forbidden.map(({ name }) => name);
  // A loop in the configuration creates the rules that match `upward`. Only some of these rules have a test file that
  // violates them.
  const upward =
    /^module-upward-from-(users|drafts|telegram|products|deliveries|loyalty|alerts|orders|reservations|notifications)$|^shop-downward-from-(session|menu)$/;
  expect(names.filter((name) => !upward.test(name) && !(name in plantedFilesByRule))).toEqual([]);
});

test("finds Zod behind three imports, one of them lazy; a type import is allowed", () => {
  const files = Object.entries({
    "packages/contract/package.json": '{ "name": "@dasturxon/contract", "exports": { "./*": "./src/*.ts" } }',
    "packages/contract/src/shape.ts": 'import { z } from "zod/mini"; export const shape = z.string();',
    "apps/console/src/app.tsx": 'export const page = () => import("./page");',
    "apps/console/src/page.tsx": 'import {\n  part,\n} from "./part";\nexport const page = part;',
    "apps/console/src/part.ts": 'export { shape as part } from "@dasturxon/contract/shape";',
    "apps/console/src/typed.ts":
      'import type { shape } from "@dasturxon/contract/shape";\nexport type S = typeof shape;',
    "apps/console/src/page.test.tsx": 'import { shape } from "@dasturxon/contract/shape"; void shape;',
  }).map(([path, text]) => ({ path, text }));
  const ways = findBrowserZodFaults(files).map(({ message }) => message.replace(/^.*: /, ""));
  const end = "packages/contract/src/shape.ts → zod/mini";
  expect(ways).toEqual([
    `apps/console/src/app.tsx → apps/console/src/page.tsx → apps/console/src/part.ts → ${end}`,
    `apps/console/src/page.tsx → apps/console/src/part.ts → ${end}`,
    `apps/console/src/part.ts → ${end}`,
  ]);
});

test("fails instead of passing if no browser application is found", () => {
  expect(findBrowserZodFaults([{ path: "apps/elsewhere/app.ts", text: "" }])).toHaveLength(1);
});

test("does not report permitted dependencies", () => {
  expect(foundViolations.filter(({ from }) => from in allowedFiles)).toEqual([]);
});
