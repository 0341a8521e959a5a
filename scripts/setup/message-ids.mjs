// Generates a type with the text ids of each application, so that an unknown id does not compile.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fromRoot } from "./paths.mjs";

const APPS = ["storefront", "console"];

/**
 * Writes `locales/message-ids.d.ts` of each application from its Uzbek catalogues. Does not touch a file that is up to
 * date.
 */
export function writeMessageIds() {
  for (const app of APPS) {
    const files = ["uz.po", "late/uz.po"].map((name) => fromRoot(`apps/${app}/locales/${name}`));
    const catalogue = files.map((file) => (existsSync(file) ? readFileSync(file, "utf8") : "")).join("\n");
    const ids = [...catalogue.matchAll(/^msgid "(.+)"$/gm)].map(([, id]) => `  | ${JSON.stringify(id)}`);
    const text = `/** A text of the app, written from the catalogues. */\nexport type MessageId =\n${ids.join("\n")};\n`;
    const file = fromRoot(`apps/${app}/locales/message-ids.d.ts`);
    if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
  }
}
