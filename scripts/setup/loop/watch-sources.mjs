// Tells when code of the server process has changed.
import { watch } from "node:fs";
import { fromRoot } from "../paths.mjs";

const folders = ["apps/server", "packages", "demo", "simulators"];
/** Tests, notes, what running writes itself, and files that editors write beside the one that is saved. */
const ignored = /(^|[/\\])(node_modules|test-results)([/\\]|$)|\.test\.tsx?$|\.md$|~$|\.sw.$|[/\\]\.#|\.tmp/;
/** One save may change a file twice, and a switch of branches many, milliseconds. */
const quiet = 60;

export function watchSources(onChange) {
  let files = new Set();
  let timer;
  for (const folder of folders) {
    watch(fromRoot(folder), { recursive: true }, (_event, file) => {
      if (!file || ignored.test(file)) return;
      files.add(`${folder}/${file.replaceAll("\\", "/")}`);
      clearTimeout(timer);
      timer = setTimeout(() => {
        const changed = [...files];
        files = new Set();
        onChange(changed);
      }, quiet);
    });
  }
}
