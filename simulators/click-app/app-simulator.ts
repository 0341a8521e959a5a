import { randomUUID } from "node:crypto";
import type { PageReply, PageRequest, ProviderSimulator } from "@dasturxon/providers/simulator/simulator";
import { escapeHtmlText, renderSimulatorPage } from "@dasturxon/providers/simulator/simulator";
import { type ClickPerson, CLICK_PEOPLE } from "./people.ts";
import { renderPhonePage } from "./phone-page.ts";
import { phoneTexts } from "./words.ts";

const MAX_SESSIONS = 1000;

/**
 * Simulates a phone with the Click application, which opens a store as a mini app (`open?person=…&url=…&by=query`),
 * and the API method by which the store requests the user of a session. Based on the code of independent shops. Not
 * confirmed by Click.
 */
export function createClickAppSimulator({ token }: { token: string }): ProviderSimulator {
  const sessions = new Map<string, ClickPerson>();

  function openApp({ query, origin, language }: PageRequest): PageReply {
    const t = phoneTexts[language];
    const named = Number(query.get("person"));
    const person = CLICK_PEOPLE.find(({ client_id: id }) => id === named) ?? CLICK_PEOPLE[0];
    const url = parseStoreAddress(query.get("url") ?? "/?shell=click", origin);
    if (!person || !url) {
      const body = `<p class="note">${escapeHtmlText(t.wrong)}</p>`;
      return { html: renderSimulatorPage({ title: t.title, color: "#0073ff", lang: language, body }) };
    }
    // Opens the simulator on the host of the store, because cookies reach the store only if both have the same host.
    if (url.origin !== origin) {
      const there = new URL("/simulators/click-app/open", url.origin);
      there.search = query.toString();
      return { goTo: there.href };
    }
    const session = randomUUID();
    if (sessions.size >= MAX_SESSIONS) sessions.clear();
    sessions.set(session, person);
    return renderPhonePage({ url, session, isByQuery: query.get("by") === "query", person, t, language });
  }

  /** Answers JSON-RPC calls. Supports only the method `user.profile`. */
  function answerApiCall({ headers, body }: PageRequest): PageReply {
    if (headers["authorization"] !== `Bearer ${token}`)
      return { json: { error: "Unauthorized" }, status: 401 };
    const { id = null, method } = parseRequestBody(body);
    const person = sessions.get(String(headers["web_session"]));
    if (method !== "user.profile") return createFailureReply(id, -32601, "Method not found");
    if (!person) return createFailureReply(id, -32000, "Session not found");
    return { json: { jsonrpc: "2.0", id, result: { ...person, patronym: "", gender: null } } };
  }

  return {
    answer: async (request) => (request.rest === "integration" ? answerApiCall(request) : openApp(request)),
  };
}

const createFailureReply = (id: unknown, code: number, message: string): PageReply => ({
  json: { jsonrpc: "2.0", id, error: { code, message } },
});

function parseRequestBody(body: string): { id?: unknown; method?: unknown } {
  try {
    return (JSON.parse(body) ?? {}) as { id?: unknown; method?: unknown };
  } catch {
    return {};
  }
}

/** Returns the URL if it is a store on this machine, otherwise null. */
function parseStoreAddress(told: string, origin: string): URL | null {
  if (!URL.canParse(told, origin)) return null;
  const url = new URL(told, origin);
  const isHere = url.port === new URL(origin).port && /(^|[.])localhost$|^127[.]/.test(url.hostname);
  return url.origin === origin || isHere ? url : null;
}
