import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const examplesFolder = join(import.meta.dirname, "../../../../../../packages/contract/examples");
const EXAMPLE_FILE_EXTENSION = ".json";

/** Returns recorded responses of calls by name, or an empty object if the folder does not exist. */
export function readReplyExamples(): Record<string, unknown> {
  try {
    const files = readdirSync(examplesFolder).filter((file) => file.endsWith(EXAMPLE_FILE_EXTENSION));
    return Object.fromEntries(
      files.map((file) => [
        // The file name becomes the call's name: the file `read-notices.json` belongs to `readNotices`.
        file
          .slice(0, -EXAMPLE_FILE_EXTENSION.length)
          .replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
        JSON.parse(readFileSync(join(examplesFolder, file), "utf8")) as unknown,
      ]),
    );
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return {};
    throw error;
  }
}
