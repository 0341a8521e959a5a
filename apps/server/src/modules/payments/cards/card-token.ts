import { seal, unseal } from "../../../platform/seal.ts";
import type { CredentialKeys } from "../credentials/credentials.ts";
import type { CardRow } from "./queries.ts";

/** Whose token it is: sealed for one card, it opens for no other customer and no other brand. */
const aboutOf = (merchantId: string, { userId, id }: Pick<CardRow, "userId" | "id">) =>
  `${merchantId} ${userId} card ${id}`;

/** What the provider calls a card, sealed for its row [PY-4]. */
export const sealToken = (
  { credentialKeys }: CredentialKeys,
  merchantId: string,
  { token, ...of }: Pick<CardRow, "userId" | "id"> & { token: string },
): string => seal(credentialKeys, token, aboutOf(merchantId, of));

/** Null: none of the keys opens it, or it was put into another's row. */
export const openToken = (
  { credentialKeys }: CredentialKeys,
  merchantId: string,
  card: CardRow,
): string | null => unseal(credentialKeys, card.sealed, aboutOf(merchantId, card));
