import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { refusals } from "@dasturxon/contract/refusals";
import { expect, test } from "vitest";

const here = join(import.meta.dirname, "..");
const domain = join(import.meta.dirname, "../../../../packages/domain/src");

/** Said by the client, or waiting for the messenger's calls. */
const elsewhere = new Set(["offline", "telegram_id_not_found", "telegram_data_invalid"]);

test("[ER-2] every refusal of the catalogue is one that the server sends", () => {
  const code = [here, domain]
    .flatMap((cwd) => globSync("**/*.ts", { cwd }).map((file) => join(cwd, file)))
    .filter((file) => !file.endsWith(".test.ts"))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  const isSent = (name: string) =>
    code.includes(`"${name}"`) || code.includes(`${name}:`) || isPromoState(name, code);
  expect(Object.keys(refusals).filter((name) => !elsewhere.has(name) && !isSent(name))).toEqual([]);
});

/** Codes of a promo's states are put together from the state. */
function isPromoState(name: string, code: string): boolean {
  return name.startsWith("promo_") && code.includes(`"${name.slice("promo_".length)}"`);
}
