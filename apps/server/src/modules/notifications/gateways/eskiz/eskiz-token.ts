import { z } from "zod";
import type { SmsCredentials } from "../gateway-api.ts";
import { jsonOf, postToGateway } from "../post-to-gateway.ts";

/** A token is said to live about thirty days. */
const TOKEN_MS = 25 * 86_400_000;
const login = z.object({ data: z.object({ token: z.string().regex(/^[\w.~+/=-]{10,4000}$/) }) });
const claims = z.object({ exp: z.number().positive() });

export interface EskizParts {
  /** Where it answers. */
  api: string;
  /** Milliseconds since 1970. */
  now: () => number;
  /** How long an answer is waited for. */
  timeoutMs: number;
}

/** `until` is its end for us, in milliseconds: a tenth of its life before its own. */
interface Token {
  text: string;
  until: number;
}

export interface EskizTokens {
  /** Logs in where there is no token yet or it is about to end; null: Eskiz did not let us in. */
  find(credentials: SmsCredentials): Promise<Token | null>;
  /** Eskiz no longer takes this one. */
  drop(credentials: SmsCredentials, token: Token): void;
}

/**
 * The tokens of this process, one an account; who comes while it is fetched waits for the same one. Each process has its
 * own: nothing is shared, so nothing is locked. Should a login end the tokens before it (which Eskiz does not say), a
 * process finds that out by its 401 and logs in once more. A new login stands for `PATCH auth/refresh` too.
 */
export function createEskizTokens({ api, now, timeoutMs }: EskizParts): EskizTokens {
  const kept = new Map<string, { asked: Promise<Token | null>; token: Token | null }>();
  const keyOf = ({ email = "", password = "" }: SmsCredentials) => `${email}\n${password}`;

  async function fetchToken({ email = "", password = "" }: SmsCredentials): Promise<Token | null> {
    const answer = await postToGateway(`${api}/auth/login`, {
      body: new URLSearchParams({ email, password }),
      headers: { accept: "application/json" },
      timeoutMs,
    });
    if (answer.is !== "answered" || answer.status !== 200) return null;
    const parsed = login.safeParse(jsonOf(answer.text));
    if (!parsed.success) return null;
    const text = parsed.data.data.token;
    return { text, until: endOf(text, now()) };
  }

  return {
    async find(credentials) {
      const key = keyOf(credentials);
      const known = kept.get(key);
      if (known && (known.token === null || known.token.until > now())) return known.asked;
      const entry = { asked: fetchToken(credentials), token: null as Token | null };
      kept.set(key, entry);
      entry.token = await entry.asked;
      if (entry.token === null && kept.get(key) === entry) kept.delete(key);
      return entry.token;
    },
    drop(credentials, token) {
      const key = keyOf(credentials);
      if (kept.get(key)?.token === token) kept.delete(key);
    },
  };
}

/** A JWT says when it ends; of another token nobody knows. */
function endOf(token: string, now: number): number {
  const middle = token.split(".")[1] ?? "";
  const said = claims.safeParse(jsonOf(Buffer.from(middle, "base64url").toString("utf8")));
  if (!said.success) return now + TOKEN_MS;
  return now + Math.min((said.data.exp * 1000 - now) * 0.9, TOKEN_MS);
}
