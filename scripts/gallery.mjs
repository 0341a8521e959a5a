// npm run gallery [words]: photographs every screen at four sizes, light and dark, and writes one page to look at,
// test-results/gallery/index.html. Words pick brands, languages and themes, usual ones or any: npm run gallery -- osh ru dark.
// npm run gallery -- readme: takes the README's pictures and packs them into docs/pictures.
// It runs under Node 26 (scripts/setup/gallery-run.mjs).
import { handOver } from "./setup/children.mjs";
import { requireNode26 } from "./setup/node26.mjs";
import { fromRoot } from "./setup/paths.mjs";
import { prepare } from "./setup/prepare.mjs";

await prepare();
handOver(requireNode26(), [fromRoot("scripts/setup/gallery-run.mjs"), ...process.argv.slice(2)]);
