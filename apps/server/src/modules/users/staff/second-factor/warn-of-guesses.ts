import { createTranslationLookup } from "@dasturxon/domain/catalogue";
import { DEFAULT_LANGUAGE, languageFromWire, type Language } from "@dasturxon/domain/language";
import { fillPlaceholders } from "@dasturxon/domain/translated-text";
import type { Call } from "../../../../platform/http/index.ts";
import { loadBrandBasics } from "../../../merchants/index.ts";
import { selectOwnCredentials } from "../account/queries.ts";
import { selectPersonCredentials, selectPersonBrandIds } from "../memberships/queries.ts";
import { sendAccountWarning } from "../../codes/sending/send-text.ts";
import type { PlatformCodeDeps } from "../../codes/sending/send-platform-code.ts";
import type { SecondFactorHolder } from "./factor-holder.ts";
import { messagesTexts } from "../../../../texts/messages.ts";

const secondFactorGuessedText = createTranslationLookup(messagesTexts)("guessedFactor");

type GuessWarningDeps = Pick<PlatformCodeDeps, "sendSms" | "platformName" | "senderId">;

interface SecondFactorHolderContact {
  userId: string;
  phone: string;
  language: Language;
  merchantId: string | null;
}

/** Returns a function that writes a warning to the log and sends it to the holder's phone, if any. */
export function createGuessWarningSender(
  deps: GuessWarningDeps,
  { db, clock, log }: Pick<Call, "db" | "clock" | "log">,
) {
  return async (holder: SecondFactorHolder, hours: number): Promise<void> => {
    log.warn({ holder, hours }, "repeated wrong second-factor codes with the right password");
    const reached = await findHolderContact(holder);
    if (!reached) return;
    const { phone, userId, language } = reached;
    const merchantId = reached.merchantId ?? (await deps.senderId());
    const text = fillPlaceholders(secondFactorGuessedText, language, { platform: deps.platformName });
    await sendAccountWarning({ db, clock, sendSms: deps.sendSms }, { merchantId, userId, phone, text });
  };

  async function findHolderContact(holder: SecondFactorHolder): Promise<SecondFactorHolderContact | null> {
    if ("personId" in holder) {
      const { personId: userId } = holder;
      const person = await db.platform((tx) => selectPersonCredentials(tx, userId));
      const [brandId = null] = await db.platform((tx) => selectPersonBrandIds(tx, userId));
      const language = brandId ? await readBrandLanguage(brandId) : DEFAULT_LANGUAGE;
      return person ? { userId, phone: person.phone, language, merchantId: brandId } : null;
    }
    const { merchantId, staffId } = holder;
    const own = await db.tenantRead(merchantId, (tx) => selectOwnCredentials(tx, merchantId, staffId));
    if (!own?.phone) return null;
    return { userId: staffId, phone: own.phone, language: await readBrandLanguage(merchantId), merchantId };
  }

  async function readBrandLanguage(merchantId: string): Promise<Language> {
    const { mainLanguage } = await db.tenantRead(merchantId, (tx) => loadBrandBasics(tx, merchantId));
    return languageFromWire(mainLanguage) ?? DEFAULT_LANGUAGE;
  }
}
