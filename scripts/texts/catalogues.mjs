// Message catalogues: locales/<language>/<catalogue>.json, flat objects of id and text. Uzbek is the source of the ids.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import { LANGUAGES, PLATFORM_LANGUAGES } from "../../packages/domain/src/language.ts";
import { fromRoot } from "../setup/paths.mjs";

const SOURCE = "uz";
const [CONTRACT, DOMAIN] = ["packages/contract/src/texts", "packages/domain/src/texts"];
const [SERVER, STORE] = ["apps/server/src/texts", "apps/storefront/src/texts"];

/**
 * Each catalogue with the folder of its module. `forStaff`: in the languages of the console only. Catalogues that a
 * browser loads are small and separate, so that no page loads the texts of the server.
 */
const CATALOGUES = {
  refusals: { folder: CONTRACT },
  connection: { folder: CONTRACT },
  code: { folder: DOMAIN },
  currencies: { folder: DOMAIN },
  units: { folder: DOMAIN },
  menu: { folder: DOMAIN },
  sheets: { folder: DOMAIN, forStaff: true },
  offer: { folder: STORE },
  bot: { folder: SERVER },
  notifications: { folder: SERVER },
  messages: { folder: SERVER },
  receipts: { folder: SERVER },
  alerts: { folder: SERVER, forStaff: true },
  staff: { folder: SERVER, forStaff: true },
};

/** Uzbek in Cyrillic letters is generated. Its folder contains texts for browsers, which have no transliteration. */
const isWritten = (language) => language !== "uz-Cyrl";
const pathOf = (language, name) => `locales/${language}/${name}.json`;

/** Reads all catalogues: { name, forStaff, texts: { language: { id: text } } }. */
export function readCatalogues() {
  return Object.entries(CATALOGUES).map(([name, { forStaff = false }]) => {
    const texts = {};
    for (const language of LANGUAGES) {
      const file = fromRoot(pathOf(language, name));
      if (existsSync(file)) texts[language] = JSON.parse(readFileSync(file, "utf8"));
    }
    return { name, forStaff, texts };
  });
}

/** Returns the modules that import the catalogues, by path. The server and the bundlers read JSON only by them. */
export function catalogueModules() {
  const modules = {};
  for (const [name, { folder }] of Object.entries(CATALOGUES)) {
    const languages = LANGUAGES.filter((language) => existsSync(fromRoot(pathOf(language, name))));
    const nameOf = (language) => language.replace("-", "");
    const imports = languages.map((language) => {
      const from = relative(folder, pathOf(language, name)).replaceAll("\\", "/");
      return `import ${nameOf(language)} from "${from}" with { type: "json" };`;
    });
    const entries = languages.map((language) =>
      nameOf(language) === language ? language : `${JSON.stringify(language)}: ${nameOf(language)}`,
    );
    const head = "// Generated from locales/ by `npm run docs`.";
    const body = `export const ${name}Texts = { ${entries.join(", ")} };`;
    modules[`${folder}/${name}.ts`] = [head, ...imports, "", body, ""].join("\n");
  }
  return modules;
}

/** Writes the modules. Does not touch a file that is up to date. */
export function writeCatalogueModules() {
  for (const [path, text] of Object.entries(catalogueModules())) {
    const file = fromRoot(path);
    mkdirSync(dirname(file), { recursive: true });
    if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
  }
}

const placeholders = (text) =>
  [...text.matchAll(/\{(\w+)\}/g)]
    .map(([, name]) => name)
    .sort((one, other) => one.localeCompare(other))
    .join(" ");

/**
 * Checks a catalogue and counts its texts. A language may lack texts: it then shows those of its fallback. Returns the
 * findings and the share of translated texts in percent by language.
 */
export function examineCatalogue({ name, forStaff, texts }) {
  const source = texts[SOURCE] ?? {};
  const ids = Object.keys(source);
  const findings = [];
  for (const [language, own] of Object.entries(texts)) {
    const path = pathOf(language, name);
    const say = (id, message) =>
      findings.push({ path, line: 1, rule: "text-catalogues", message: `${id}: ${message}` });
    for (const [id, text] of Object.entries(own)) {
      if (!(id in source)) say(id, `not in ${pathOf(SOURCE, name)}`);
      else if (typeof text !== "string" || text.trim() === "") say(id, "is empty");
      else if (placeholders(text) !== placeholders(source[id]))
        say(id, "has other placeholders than the Uzbek text");
    }
    const order = ids.filter((id) => id in own);
    const known = Object.keys(own).filter((id) => id in source);
    if (order.join() !== known.join()) say("order", `is not that of ${pathOf(SOURCE, name)}`);
  }
  const languages = forStaff ? PLATFORM_LANGUAGES : LANGUAGES.filter(isWritten);
  const percent = Object.fromEntries(
    languages.map((language) => {
      const count = ids.filter((id) => texts[language]?.[id]).length;
      return [language, Math.floor((count / Math.max(1, ids.length)) * 100)];
    }),
  );
  return { findings, percent };
}

/** Returns files in the folders of the languages that belong to no catalogue or language. */
export function strayFiles() {
  const known = new Set(Object.keys(CATALOGUES));
  return readdirSync(fromRoot("locales"), { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".json"))
    .filter((path) => {
      const [language = "", file = ""] = path.split("/");
      return !LANGUAGES.includes(language) || !known.has(file.replace(/\.json$/, ""));
    })
    .map((path) => `locales/${path}`);
}
