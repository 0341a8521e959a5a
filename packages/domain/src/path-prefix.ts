import type { Language } from "./language.ts";
import { isLanguage } from "./language.ts";
import { removeLanguageParameter } from "./language-parameter.ts";

export type StrippedPath = { language?: Language; page?: 1 | 2; rest: string };

/**
 * Slashes, backslashes, white space and control characters at the start of a path segment, plain or percent-encoded any
 * number of times.
 */
const LEADING_PATH_ESCAPES_PATTERN = /^(?:[\\/\s]|%(?:25)*(?:2f|5c|20|7f|[01][0-9a-f]))+/i;
const DOT_PATH_SEGMENT_PATTERN = /^(?:\.|%(?:25)*2e){1,2}$/i;
const UNSAFE_CHARACTERS = /[^!#-;=?-_a-~]+/g;

/**
 * Removes the language code (ru, uz or any offered) and the page number (1 or 2) from the start of a path. `rest`
 * retains the query, without its language parameter if the path contains one. It is always an absolute path of the same
 * origin in printable ASCII, for any input: "/ru//evil.example" → "/evil.example". If language or page is present, the
 * caller sets the cookies and redirects. [LN-3] [LN-4]
 */
export function stripLanguageAndPage(path: string, offered: readonly Language[] = []): StrippedPath {
  const clean = path.replace(/\p{Cc}/gu, "").toWellFormed();
  const cut = clean.search(/[?#]/);
  const pathname = cut < 0 ? clean : clean.slice(0, cut);
  const tail = cut < 0 ? "" : clean.slice(cut);
  const segments = pathname.replace(/^[\\/]/, "").split(/[\\/]/);
  const stripped: StrippedPath = { rest: "/" };
  for (let head = segments[0]; head !== undefined; head = segments[0]) {
    if (stripped.language === undefined && isPrefixLanguage(head, offered)) stripped.language = head;
    else if (stripped.page === undefined && (head === "1" || head === "2"))
      stripped.page = head === "1" ? 1 : 2;
    else break;
    segments.shift();
  }
  const kept = stripped.language === undefined ? tail : removeLanguageParameter(tail);
  stripped.rest = toSameOriginPath(segments) + escapeUnsafeCharacters(kept);
  return stripped;
}

function isPrefixLanguage(head: string, offered: readonly Language[]): head is Language {
  return isLanguage(head) && (head === "ru" || head === "uz" || offered.includes(head));
}

function toSameOriginPath(segments: readonly string[]): string {
  const kept: string[] = [];
  for (const raw of segments) {
    const segment = kept.length === 0 ? raw.replace(LEADING_PATH_ESCAPES_PATTERN, "") : raw;
    const isEmpty = segment === "" || /^\s+$/.test(segment);
    if (!isEmpty && !DOT_PATH_SEGMENT_PATTERN.test(segment)) kept.push(escapeUnsafeCharacters(segment));
  }
  const hasTrailingSlash = kept.length > 0 && segments.at(-1) === "";
  return `/${kept.join("/")}${hasTrailingSlash ? "/" : ""}`;
}

function escapeUnsafeCharacters(value: string): string {
  return value.replace(UNSAFE_CHARACTERS, (run) => encodeURIComponent(run));
}
