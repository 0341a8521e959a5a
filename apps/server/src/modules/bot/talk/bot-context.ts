import type { Language } from "@dasturxon/domain/language";
import { type Api, Context } from "grammy";
import type { Tx } from "../../../platform/database/index.ts";
import type { BrandBasics } from "../../merchants/index.ts";
import type { BotGuestRow } from "../queries.ts";

/** What is to be told to Telegram once the transaction has ended. */
export type Answer = (api: Api) => Promise<unknown>;

/** What the bot knows while it hears one update: in this brand, in this transaction. */
export interface Talk {
  tx: Tx;
  merchantId: string;
  brand: BrandBasics;
  /** Where the brand's store is. */
  storeUrl: string;
  isPhoneCodeWanted: boolean;
  now: Date;
  /** What is said to whoever pressed a button, above the chat; empty: nothing. */
  said: string;
  /** Told after the transaction, in this order. */
  answers: Answer[];
}

/** An update with what is known of it; nothing of it is sent before its transaction has ended. */
export class BotContext extends Context {
  declare talk: Talk;
  /** Who writes in a private chat. */
  declare guest: BotGuestRow;
  declare language: Language;

  /** Has something told to Telegram when the update is heard. */
  after(answer: Answer): void {
    this.talk.answers.push(answer);
  }
}
