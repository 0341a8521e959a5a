// Generates a type with the text ids of each application, so that an unknown id does not compile.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { readPoCatalogue } from "../texts/po-file.mjs";
import { pathFromRoot } from "./paths.mjs";

const BROWSER_APP_NAMES = ["storefront", "console"];

/**
 * Writes `message-ids.d.ts` of each application from its Uzbek catalogues. Does not touch a file that is up to
 * date.
 */
export function writeMessageIds() {
  for (const app of BROWSER_APP_NAMES) {
    const texts = { ...readPoCatalogue("uz", app), ...readPoCatalogue("uz", `${app}-late`) };
    const ids = Object.keys(texts).map((id) => `  | ${JSON.stringify(id)}`);
    const text = `/** A text of the app, written from the catalogues. */\nexport type MessageId =\n${ids.join("\n")};\n`;
    const file = pathFromRoot(`apps/${app}/src/platform/message-ids.d.ts`);
    if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
  }
}
