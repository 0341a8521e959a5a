import type { Language } from "@dasturxon/domain/language";
import { readStoreLink } from "@dasturxon/domain/store-link";
import { type TextByLanguage, findTextInLanguage } from "@dasturxon/domain/text";
import { InlineKeyboard } from "grammy";
import type { BrandBasics } from "../../../merchants/index.ts";
import { toMiniAppAddress } from "../../mini-app-address.ts";
import { getBotText } from "../../conversation/words.ts";

interface BroadcastContent {
  text: TextByLanguage;
  image: string | null;
  link: string | null;
}

/** A broadcast as shown in a receiver's chat. `picture` is an address that Telegram fetches. */
export interface ShownBroadcast {
  text: string;
  picture: string | null;
  keyboard: InlineKeyboard;
}

/** Returns a broadcast in one language: text, picture, link, and the button that turns news off [TG-5]. */
export function composeBroadcastMessage(
  { text, image, link }: BroadcastContent,
  { brand, storeUrl, language }: { brand: BrandBasics; storeUrl: string; language: Language },
): ShownBroadcast {
  const keyboard = new InlineKeyboard();
  const to = link === null ? null : readStoreLink(link);
  const look = getBotText("look", language);
  if (to?.kind === "address") keyboard.url(look, to.url).row();
  else if (to) keyboard.webApp(look, toMiniAppAddress(`${storeUrl}${link}`)).row();
  return {
    text: findTextInLanguage(text, language, brand.mainLanguage),
    picture: image === null ? null : `${storeUrl}/img/${image}?w=1280&f=jpg`,
    keyboard: keyboard.text(getBotText("newsOff", language), "news:off"),
  };
}
