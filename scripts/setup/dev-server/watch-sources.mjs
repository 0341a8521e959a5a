// Watches the source folders and reports changes in the code of the server process.
import { watch } from "node:fs";
import { pathFromRoot } from "../paths.mjs";

const watchedFolders = ["apps/server", "packages", "locales", "demo", "simulators"];
/**
 * Paths whose changes are ignored: tests, notes, generated files, temporary files of editors, and catalogues of the
 * applications, which Vite watches.
 */
const ignoredPathPattern =
  /(^|[/\\])(node_modules|test-results)([/\\]|$)|\.test\.tsx?$|\.(md|po)$|~$|\.sw.$|[/\\]\.#|\.tmp/;
/**
 * Time without changes before a report, in milliseconds. One save may change a file twice, and a branch switch many
 * files.
 */
const changeReportDebounceMs = 60;

export function watchSources(onChange) {
  let files = new Set();
  let timer;
  for (const folder of watchedFolders) {
    watch(pathFromRoot(folder), { recursive: true }, (_event, file) => {
      if (!file || ignoredPathPattern.test(file)) return;
      files.add(`${folder}/${file.replaceAll("\\", "/")}`);
      clearTimeout(timer);
      timer = setTimeout(() => {
        const changed = [...files];
        files = new Set();
        onChange(changed);
      }, changeReportDebounceMs);
    });
  }
}
