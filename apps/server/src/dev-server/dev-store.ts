import { RouterContextProvider } from "react-router";
import type { PageContext } from "@dasturxon/contract/page-context";
import { type MessageFromDevServer, onDevServerMessage, sendToDevServer } from "./dev-server-channel.ts";
import type { StoreBuild } from "../platform/http/index.ts";

type DevPageAnswer = Exclude<MessageFromDevServer, { kind: "call" | "go" | "open" }>;
type UntypedCall = (route: string, input?: object) => Promise<unknown>;

/** Pages that `npm run dev` renders from the sources. The process of `npm run dev` outlives the server process. */
export interface DevStore {
  build: StoreBuild;
  /** Returns the console's page for a URL. */
  consolePage(url: string): Promise<string>;
}

export function createDevStore(): DevStore {
  const waiting = new Map<number, { resolve: (answer: DevPageAnswer) => void; page?: PageContext }>();
  const pages = new WeakMap<RouterContextProvider, PageContext>();
  let lastId = 0;

  async function answerCall({ id, call, route, input }: Extract<MessageFromDevServer, { kind: "call" }>) {
    const ask = waiting.get(id)?.page?.call as UntypedCall | undefined;
    // The API client returns errors as replies and never throws, so no error is handled here.
    if (ask) sendToDevServer({ kind: "answered", id, call, answer: await ask(route, input) });
  }

  onDevServerMessage((message) => {
    if (message.kind === "go" || message.kind === "open") return;
    if (message.kind === "call") return void answerCall(message);
    waiting.get(message.id)?.resolve(message);
    waiting.delete(message.id);
  });

  const requestPage = (tell: (id: number) => void, page?: PageContext) =>
    new Promise<DevPageAnswer>((resolve) => {
      lastId += 1;
      waiting.set(lastId, { resolve, ...(page && { page }) });
      tell(lastId);
    });

  return {
    build: {
      id: "development",
      inlineScripts: [],
      worker: null,
      isRoute: () => true,
      createContext(input) {
        const provider = new RouterContextProvider();
        pages.set(provider, input);
        return provider;
      },
      async handle({ url }, context) {
        const page = pages.get(context);
        if (!page) throw new Error("the page has no context");
        const { call: _call, shared: _shared, limitLifetime: _limitLifetime, ...data } = page;
        return createPageResponse(
          await requestPage((id) => sendToDevServer({ kind: "render", id, url, page: data }), page),
        );
      },
    },
    async consolePage(url) {
      return await createPageResponse(
        await requestPage((id) => sendToDevServer({ kind: "console", id, url })),
      ).text();
    },
  };
}

/** Returns a page with the error if rendering failed. Vite's client reloads it once a file has changed. */
function createPageResponse(answer: DevPageAnswer): Response {
  if (answer.kind === "rendered") {
    const { status, headers, body } = answer;
    return new Response(body, { status, headers });
  }
  const reason = answer.reason.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const body = `<!doctype html><meta charset="utf-8"><title>Not rendered</title><script type="module" src="/@vite/client"></script><pre>${reason}</pre>`;
  return new Response(body, { status: 500, headers: { "content-type": "text/html; charset=utf-8" } });
}
