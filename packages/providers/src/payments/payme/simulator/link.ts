/** Parameters of a Payme checkout link. Unknown keys are ignored. */
export interface PaymeLink {
  kassaId: string;
  /** Fields of the payment link that identify the order, by the names that the merchant's Payme account defines. */
  account: Record<string, string>;
  tiyin: number;
  language: "uz" | "ru" | "en";
  returnUrl: string | null;
}

/** Parses the base64 of a link. Returns null if it is not a valid Payme link. */
export function readPaymentLink(encoded: string): PaymeLink | null {
  const text = Buffer.from(decodeURIComponent(encoded), "base64").toString("utf8");
  const pairs = text.split(";").map((pair) => {
    const at = pair.indexOf("=");
    return [pair.slice(0, at), pair.slice(at + 1)] as const;
  });
  const said = new Map(pairs);
  const [kassaId, tiyin, language] = [said.get("m"), Number(said.get("a")), said.get("l")];
  if (!kassaId || !Number.isSafeInteger(tiyin) || tiyin <= 0) return null;
  const account = pairs.flatMap(([key, value]) => (key.startsWith("ac.") ? [[key.slice(3), value]] : []));
  return {
    kassaId,
    account: Object.fromEntries(account) as Record<string, string>,
    tiyin,
    language: language === "uz" || language === "en" ? language : "ru",
    returnUrl: said.get("c") ?? null,
  };
}
