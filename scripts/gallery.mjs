// npm run gallery [words]: takes screenshots of every screen at four sizes, in light and dark, and writes one page,
// test-results/gallery/index.html. Words select brands, languages and themes: npm run gallery -- osh ru dark.
// npm run gallery -- readme: takes the README's pictures and packs them into docs/pictures.
// Runs under Node 26 (scripts/setup/gallery-run.mjs).
import { replaceProcess } from "./setup/children.mjs";
import { requireNode26 } from "./setup/node26.mjs";
import { pathFromRoot } from "./setup/paths.mjs";
import { installAndBuild } from "./setup/prepare.mjs";

await installAndBuild();
replaceProcess(requireNode26(), [pathFromRoot("scripts/setup/gallery-run.mjs"), ...process.argv.slice(2)]);
