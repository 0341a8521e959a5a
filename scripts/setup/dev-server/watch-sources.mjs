// Reports changes in the code of the server process.
import { watch } from "node:fs";
import { fromRoot } from "../paths.mjs";

const folders = ["apps/server", "packages", "locales", "demo", "simulators"];
/** Tests, notes, generated files, temporary files of editors, and catalogues of the applications, which Vite watches. */
const ignored =
  /(^|[/\\])(node_modules|test-results)([/\\]|$)|\.test\.tsx?$|\.(md|po)$|~$|\.sw.$|[/\\]\.#|\.tmp/;
/**
 * Time without changes before a report, in milliseconds. One save may change a file twice, and a branch switch many
 * files.
 */
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
