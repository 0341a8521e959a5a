// Brotli at its best is a second of work for a large script: too long for a reply, nothing for a build. It makes
// scripts a twelfth smaller than what the server could do while somebody waits.
import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);
const compressible = /\.(css|js|json|svg|txt|webmanifest)$/;

function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(path) : [path];
  });
}

/** Writes `file.br` beside every file of a folder that is worth it. */
export async function compressFiles(folder) {
  const files = filesUnder(folder).filter((path) => compressible.test(path));
  await Promise.all(
    files.map(async (path) => {
      const plain = await readFile(path);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      };
      await writeFile(`${path}.br`, await compress(plain, { params }));
    }),
  );
}
