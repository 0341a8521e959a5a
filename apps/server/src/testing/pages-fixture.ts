import { RouterContextProvider } from "react-router";
import type { WebSettings } from "@dasturxon/contract";
import type { PageContext } from "@dasturxon/contract/page-context";
import type { Tx } from "../platform/database/index.ts";
import type { Merchant } from "../platform/http/call.ts";
import type { HttpOptions } from "../platform/http/create-http.ts";
import { createHttpFixture } from "./http-fixture.ts";
import type { BrandFacts } from "../platform/http/pages/page-facts.ts";
import { servePages } from "../platform/http/pages/serve-pages.ts";
import type { StoreBuild } from "../platform/http/pages/store-build.ts";

const pageStartScript = "window.started=1";
/** Test content whose size falls with each higher brotli quality. */
const pageFiller = Array.from({ length: 500 }, (_, at) => `${at * 7919} osh ${at % 37}`).join(" ");

interface RenderCall {
  url: string;
  headers: Record<string, string>;
  input: PageContext;
}

/** Creates a fake store build that writes its input into the page, so that tests detect any data of a visitor. */
function createFakeStore() {
  const rendered: RenderCall[] = [];
  let input: PageContext;
  const broken = { is: false };
  const menus: string[] = [];
  const gate: { wait: Promise<void> | null } = { wait: null };
  /** Returns the menu's markup that pages share, with the number of times it was created. */
  async function renderSharedMenu({ shared, language }: PageContext): Promise<string> {
    const { html, facts } = await shared("menu", async () => {
      const made = `<ul>${language} ${menus.length + 1}</ul>`;
      menus.push(made);
      return { html: made, facts: made.length, freshFor: null };
    });
    return `${html} ${facts}`;
  }
  const build: StoreBuild = {
    id: "b1",
    inlineScripts: [pageStartScript],
    worker: { script: "keep()", files: ["/assets/basket-1.js"] },
    isRoute: (path) => !/^\/(unknown|no-such)/.test(path),
    createContext(received) {
      input = received;
      return new RouterContextProvider();
    },
    async handle(request) {
      const own = input;
      const url = new URL(request.url);
      rendered.push({ url: request.url, headers: Object.fromEntries(request.headers), input: own });
      await gate.wait;
      if (broken.is) return new Response("broken", { status: 500 });
      if (!build.isRoute(url.pathname))
        return new Response(`${own.language} Page not found: ${url.pathname}`, { status: 404 });
      if (url.pathname === "/nothing") return new Response("Page not found", { status: 404 });
      if (url.pathname === "/away") return Response.redirect("https://evil.example/x", 302);
      if (url.pathname === "/menu") return new Response(`before ${await renderSharedMenu(own)} after`);
      const body = `<html lang="${own.language}">${own.merchant?.key} ${own.shell} ${url.search} ${pageFiller}`;
      return new Response(body, { headers: { "content-type": "text/html", "set-cookie": "leak=1" } });
    },
  };
  return { build, rendered, broken, gate, menus };
}

/** Serves the fake store on a fake HTTP server. `get` requests a page as a guest of `osh`. */
export function serveTestStore(
  options: Partial<HttpOptions> & { origin?: string; isWorkerServed?: boolean } = {},
) {
  const fixture = createHttpFixture(options);
  const shop = createFakeStore();
  const requested: string[] = [];
  fixture.http.previews = {
    parameter: "preview",
    unfinishedBrand: () => null,
    async read({ merchantId, token }, work) {
      const { key } = (await fixture.http.merchants.byId(merchantId)) ?? {};
      return token === `${key}-word`
        ? { found: await work({} as Tx), framedBy: "http://console.localhost" }
        : null;
    },
  };
  servePages(fixture.http, {
    build: shop.build,
    filesDir: null,
    brandOf: async (merchant: Merchant): Promise<BrandFacts> => {
      requested.push(merchant.key);
      return {
        settings: { key: merchant.key } as WebSettings,
        payments: { web: [], telegram: [{ type: "CASH", name: {} }], click: [] },
        languages: ["uz", "ru", "en"],
        main: "uz",
        isForced: merchant.key === "pizza",
        origin: options.origin ?? null,
      };
    },
    brandIn: async (_tx, { key }) => ({
      settings: { key: `${key} as it will be` } as WebSettings,
      payments: { web: [], telegram: [], click: [] },
      languages: ["ru"],
      main: "ru",
      isForced: false,
      origin: null,
    }),
    isWorkerServed: options.isWorkerServed ?? true,
    isKept: (path) => path === "/" || path === "/nothing" || path === "/about",
  });
  const get = async (url: string, headers: Record<string, string> = {}, ip = "127.0.0.1") =>
    await fixture.app.inject({ url, headers: { host: "osh.localhost", ...headers }, remoteAddress: ip });
  return { ...fixture, ...shop, asked: requested, get };
}
