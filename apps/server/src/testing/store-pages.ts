import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DemoBrand } from "@dasturxon/demo";
import { demoBrands } from "@dasturxon/demo";
import { sql } from "kysely";
import { type HTMLElement, parse } from "node-html-parser";
import { afterAll } from "vitest";
import { loadDemo } from "../demo/load-demo.ts";
import { deriveStableId } from "../platform/stable-id.ts";
import { serveWeb } from "../web/web.ts";
import { changeBrandContent } from "./change-content.ts";
import { createTestApp, type TestApp, testConfig } from "./test-app.ts";

const APPS_FOLDER = join(import.meta.dirname, "../../..");
const STORE_BUILD_FOLDER = join(APPS_FOLDER, "storefront/build");

/** Page of the store as the server sends it, before any script runs. */
export interface StorePage {
  status: number;
  /** Target URL of a redirect. Undefined if the response is no redirect. */
  location: string | undefined;
  html: string;
  root: HTMLElement;
  /** Returns the text of the first element that matches the selector, or null. */
  text(selector: string): string | null;
  /** Returns the first element that matches the selector and has this accessible name, or null. */
  named(selector: string, name: string): HTMLElement | null;
}

export interface StorePages {
  app: TestApp;
  /** Renders a page by `inject`. `brand`: key of a brand, or a host. `at`: path and query. Default: main language. */
  get(brand: string, at: string, language?: string): Promise<StorePage>;
  /**
   * Changes settings of a brand, by column. All other settings are as in the demo. In a column with several parts,
   * only the given parts change.
   */
  changeSettings(brand: string, changes: Record<string, unknown>): Promise<void>;
  /** Returns product ids of the brand: `product` has no required modifiers, `choices` has modifiers with pictures. */
  productsOf(brand: string): Promise<{ product: string; choices: string }>;
}

/** Columns of the brand's settings that the test function `changeSettings` may change. */
const SETTINGS_COLUMNS = ["features", "views", "links", "contacts", "languages", "is_dark"] as const;

/** JSON path of a modifier with a picture. */
const MODIFIER_WITH_PICTURE_PATH = "$[*].modifications[*].image ? (@ != null)";

/** Serves the built store with the complete demo brands. Requires `npm run build`. */
export async function serveStorePages(brands: readonly DemoBrand[] = demoBrands): Promise<StorePages> {
  if (!existsSync(join(STORE_BUILD_FOLDER, "server/index.js")))
    throw new Error("the store is not built: npm run build");
  const app = await createTestApp({}, "schema");
  const dataDir = mkdtempSync(join(tmpdir(), "dasturxon-pages-"));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
  await loadDemo(app, brands);
  await serveWeb(app, { ...testConfig, dataDir, storefrontBuild: STORE_BUILD_FOLDER });
  const originals = new Map<string, Record<string, unknown>>();

  async function readOriginalSettings(merchantId: string): Promise<Record<string, unknown>> {
    const { rows } = await app.db.tenantRead(merchantId, (tx) =>
      sql<{ row: Record<string, unknown> }>`select to_jsonb(s) as row from merchant_settings s
        where merchant_id = ${merchantId}`.execute(tx),
    );
    return rows[0]?.row ?? {};
  }

  return {
    app,
    async get(brand, at, language) {
      const cookie = language === undefined ? {} : { cookie: `lang=${language}` };
      const headers = { host: brand.includes(".") ? brand : `${brand}.localhost:3000`, ...cookie };
      const { statusCode, headers: sent, body } = await app.http.app.inject({ url: at, headers });
      return createStorePage({ status: statusCode, location: sent.location?.toString(), html: body });
    },
    async changeSettings(brand, changes) {
      const id = deriveStableId("merchant", brand);
      const original = originals.get(id) ?? (await readOriginalSettings(id));
      originals.set(id, original);
      const whole = JSON.stringify(mergeSettings(original, changes));
      const parts = SETTINGS_COLUMNS.map(
        (column) =>
          sql`${sql.ref(column)} = (jsonb_populate_record(null::merchant_settings, ${whole}::jsonb)).${sql.ref(column)}`,
      );
      await changeBrandContent(
        app,
        id,
        sql`update merchant_settings set ${sql.join(parts)} where merchant_id = ${id}`,
      );
      app.directory.drop();
      app.http.invalidate(id);
    },
    async productsOf(brand) {
      const id = deriveStableId("merchant", brand);
      const { rows } = await app.db.tenantRead(id, (tx) =>
        sql<{ plain: string; pictured: string | null }>`
          select min(p.id::text) filter (where p.modification_groups = '[]' and p.timetable is null and c.timetable is null) as plain,
            min(p.id::text) filter (where jsonb_path_exists(p.modification_groups, ${MODIFIER_WITH_PICTURE_PATH}::jsonpath)) as pictured
          from products p join categories c on c.merchant_id = p.merchant_id and c.id = p.category_id
          where p.merchant_id = ${id}`.execute(tx),
      );
      return { product: rows[0]?.plain ?? "", choices: rows[0]?.pictured ?? "" };
    },
  };
}

function createStorePage(sent: Pick<StorePage, "status" | "location" | "html">): StorePage {
  const root = parse(sent.html, { comment: false });
  return {
    ...sent,
    root,
    text: (selector) => root.querySelector(selector)?.text.trim() ?? null,
    named: (selector, name) =>
      root.querySelectorAll(selector).find((element) => getAccessibleName(root, element) === name) ?? null,
  };
}

/** Returns the accessible name: `aria-label`, the element in `aria-labelledby`, or the text content. */
function getAccessibleName(root: HTMLElement, element: HTMLElement): string {
  const labelledBy = element.getAttribute("aria-labelledby");
  const label = labelledBy === undefined ? element : root.getElementById(labelledBy);
  return element.getAttribute("aria-label") ?? label?.text.replace(/\s+/g, " ").trim() ?? "";
}

/** Returns the changed columns. For a column with parts, the other parts are unchanged. */
function mergeSettings(original: Record<string, unknown>, changes: Record<string, unknown>) {
  const changed = Object.entries(changes).map(([column, value]) => {
    const before = original[column];
    return [column, isPlainObject(before) && isPlainObject(value) ? { ...before, ...value } : value];
  });
  return { ...original, ...Object.fromEntries(changed) };
}

const isPlainObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);
