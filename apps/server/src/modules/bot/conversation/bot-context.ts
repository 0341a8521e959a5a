import type { Language } from "@dasturxon/domain/language";
import { type Api, Context } from "grammy";
import type { Tx } from "../../../platform/database/index.ts";
import type { BrandBasics } from "../../merchants/index.ts";
import type { BotGuestRow } from "../queries.ts";

/** A call to Telegram's Bot API that is made after the transaction. */
export type BotReply = (api: Api) => Promise<unknown>;

/** Context of one update: brand, transaction, and collected answers. */
export interface BotUpdateContext {
  tx: Tx;
  merchantId: string;
  brand: BrandBasics;
  /** Address of the brand's store. */
  storeUrl: string;
  isPhoneCodeWanted: boolean;
  now: Date;
  /** Text of the popup that Telegram shows to the user who clicked a button. Empty: none. */
  said: string;
  /** Calls to Telegram that run after the transaction, in this order. */
  answers: BotReply[];
}

/** grammY's context with the `BotUpdateContext`. Messages are sent only after the transaction. */
export class BotContext extends Context {
  declare talk: BotUpdateContext;
  declare guest: BotGuestRow;
  declare language: Language;

  /** Adds a call to Telegram that runs after the transaction. */
  after(answer: BotReply): void {
    this.talk.answers.push(answer);
  }
}
