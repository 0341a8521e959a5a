import type { Clock } from "../../../../platform/clock.ts";
import type { Database } from "../../../../platform/database/index.ts";
import type { CredentialKeys } from "../../credentials/credentials.ts";
import { createPageProvider, type PageProvider } from "../page-provider.ts";
import { createMulticardApi } from "./multicard-api.ts";

/** Rahmat by Multicard: the customer pays on its page, by card or in a partner's app. */
export function createMulticard(parts: { db: Database; clock: Clock } & CredentialKeys): PageProvider {
  return createPageProvider(
    parts,
    createMulticardApi(() => parts.clock.now().getTime()),
  );
}
