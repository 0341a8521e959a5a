import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "../../../../../packages/contract/examples");
const ENDING = ".json";

/** What calls answered in a real run, by their names; nothing where the folder is not. */
export function readExamples(): Record<string, unknown> {
  try {
    const files = readdirSync(folder).filter((file) => file.endsWith(ENDING));
    return Object.fromEntries(
      files.map((file) => [
        // `read-notices.json` is of `readNotices`.
        file.slice(0, -ENDING.length).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
        JSON.parse(readFileSync(join(folder, file), "utf8")) as unknown,
      ]),
    );
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return {};
    throw error;
  }
}
