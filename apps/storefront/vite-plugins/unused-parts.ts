import type { Plugin } from "vite";
import { UNUSED_LIBRARY_FUNCTIONS_BY_FILE } from "./unused-library-functions.ts";
import type { UnusedFileParts } from "./unused-library-functions.ts";

const COMPONENTS_FILE = "react-router/dist/production/lib/dom/lib.js";

/**
 * Empties the functions of `UNUSED_LIBRARY_FUNCTIONS_BY_FILE` in the browser build. If a new version of a library lacks
 * one of the functions or modules, the plugin warns: the code stays, and the byte budget decides whether the page is too
 * large.
 */
export function unusedPartsPlugin(): Plugin {
  const left = new Set(Object.keys(UNUSED_LIBRARY_FUNCTIONS_BY_FILE));
  return {
    name: "dasturxon:unused-parts",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      if (id.endsWith(COMPONENTS_FILE)) return { code: markRemovableComponents(code), map: null };
      const file = Object.keys(UNUSED_LIBRARY_FUNCTIONS_BY_FILE).find((each) => id.endsWith(each));
      const unused = file && UNUSED_LIBRARY_FUNCTIONS_BY_FILE[file];
      if (!unused) return null;
      left.delete(file);
      const warnMissingFunction = (name: string) => this.warn(`${file} has no function ${name} to leave out`);
      return { code: removeUnusedParts(code, unused, warnMissingFunction), map: null };
    },
    buildEnd(error) {
      if (!error && left.size > 0)
        this.warn(`there is no module ${[...left].join(", ")} to leave parts out of`);
    },
  };
}

/** Makes unused components removable by the bundler: drops display names and marks `forwardRef` calls as pure. */
export function markRemovableComponents(code: string): string {
  return code
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, "")
    .replaceAll("= React$1.forwardRef(", "= /* @__PURE__ */ React$1.forwardRef(");
}

/** Returns the module without its unused parts. Calls `lacks` with each name that matches no function or several. */
export function removeUnusedParts(
  code: string,
  { empty, none = [], bodies = {} }: UnusedFileParts,
  lacks: (name: string) => void,
): string {
  const replacements = [
    ...empty.map((name) => [name, ""] as const),
    ...none.map((name) => [name, "return null;"] as const),
    ...Object.entries(bodies),
  ];
  return replacements.reduce(
    (now, [name, body]) => replaceFunctionBodies(now, [name], { body: body && ` ${body} `, lacks }),
    code,
  );
}

/**
 * Returns the module with the bodies of the named functions replaced with `body`. If a name matches no function or
 * several functions, calls `lacks` and changes nothing for this name.
 */
export function replaceFunctionBodies(
  code: string,
  names: readonly string[],
  { body = "", lacks }: { body?: string; lacks: (name: string) => void },
): string {
  return names.reduce((now, name) => {
    const head = name.includes(".")
      ? `${escapeFunctionNamePattern(name)} = function `
      : `(?:async )?function ${escapeFunctionNamePattern(name)}`;
    const whole = new RegExp(`^(\\t*)(${head}\\([^)]*\\) \\{)\\n[^]*?\\n\\1\\}`, "gm");
    const found = [...now.matchAll(whole)];
    if (found.length !== 1) {
      lacks(name);
      return now;
    }
    return now.replace(whole, (_, indent: string, start: string) => `${indent}${start}${body}}`);
  }, code);
}

const escapeFunctionNamePattern = (name: string) => name.replaceAll(/[.$]/g, String.raw`\$&`);
