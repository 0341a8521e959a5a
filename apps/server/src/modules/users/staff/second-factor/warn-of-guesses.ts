import { translationsOf } from "@dasturxon/domain/catalogue";
import { DEFAULT_LANGUAGE, fromWire, type Language } from "@dasturxon/domain/language";
import { fillPlaceholders } from "@dasturxon/domain/translated-text";
import type { Call } from "../../../../platform/http/index.ts";
import { loadBasics } from "../../../merchants/index.ts";
import { selectOwn } from "../account/queries.ts";
import { selectPersonCredentials, selectPersonBrands } from "../memberships/queries.ts";
import { sendWarning } from "../../codes/sending/send-text.ts";
import type { PlatformCodeDeps } from "../../codes/sending/send-platform-code.ts";
import type { Holder } from "./factor-holder.ts";
import { messagesTexts } from "../../../../texts/messages.ts";

const wording = translationsOf(messagesTexts)("guessedFactor");

type Deps = Pick<PlatformCodeDeps, "sendSms" | "platformName" | "senderId">;

interface GuessLimitReached {
  userId: string;
  phone: string;
  language: Language;
  merchantId: string | null;
}

/** Returns a function that writes a warning to the log and sends it to the holder's phone, if any. */
export function warnOfGuesses(deps: Deps, { db, clock, log }: Pick<Call, "db" | "clock" | "log">) {
  return async (holder: Holder, hours: number): Promise<void> => {
    log.warn({ holder, hours }, "repeated wrong second-factor codes with the right password");
    const reached = await reach(holder);
    if (!reached) return;
    const { phone, userId, language } = reached;
    const merchantId = reached.merchantId ?? (await deps.senderId());
    const text = fillPlaceholders(wording, language, { platform: deps.platformName });
    await sendWarning({ db, clock, sendSms: deps.sendSms }, { merchantId, userId, phone, text });
  };

  async function reach(holder: Holder): Promise<GuessLimitReached | null> {
    if ("personId" in holder) {
      const { personId: userId } = holder;
      const person = await db.platform((tx) => selectPersonCredentials(tx, userId));
      const [brandId = null] = await db.platform((tx) => selectPersonBrands(tx, userId));
      const language = brandId ? await languageOf(brandId) : DEFAULT_LANGUAGE;
      return person ? { userId, phone: person.phone, language, merchantId: brandId } : null;
    }
    const { merchantId, staffId } = holder;
    const own = await db.tenantRead(merchantId, (tx) => selectOwn(tx, merchantId, staffId));
    if (!own?.phone) return null;
    return { userId: staffId, phone: own.phone, language: await languageOf(merchantId), merchantId };
  }

  async function languageOf(merchantId: string): Promise<Language> {
    const { mainLanguage } = await db.tenantRead(merchantId, (tx) => loadBasics(tx, merchantId));
    return fromWire(mainLanguage) ?? DEFAULT_LANGUAGE;
  }
}
