// Compresses the files of a build with brotli at its highest level. This takes a second for a large script: too long
// for a response, but acceptable in a build. The files are a twelfth smaller than with the level that a server can use
// per response.
import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressibleFilePattern = /\.(css|js|json|svg|txt|webmanifest)$/;

function listFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? listFiles(path) : [path];
  });
}

/** Writes `file.br` next to every compressible file of a folder. */
export async function compressFiles(folder) {
  const files = listFiles(folder).filter((path) => compressibleFilePattern.test(path));
  await Promise.all(
    files.map(async (path) => {
      const plain = await readFile(path);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      };
      await writeFile(`${path}.br`, await compressBrotli(plain, { params }));
    }),
  );
}
