import type { Story, Vacancy } from "@dasturxon/contract";
import type { Menu } from "@dasturxon/contract/products";
import type { Language } from "@dasturxon/domain/language";
import { type Text, textIn } from "@dasturxon/domain/text";
import { sql } from "kysely";
import { changeContent } from "./change-content.ts";
import type { StorePages } from "./store-pages.ts";
import type { ScreenData } from "./store-screens.ts";
import { stableId } from "../platform/stable-id.ts";

const EVERY_FEATURE = {
  booking: true,
  dineIn: true,
  balance: true,
  favourite: true,
  groupOrder: true,
  notifications: true,
  stories: true,
  storiesActive: true,
};
const OWN_PAGE = { uz: "Sovgʻa kartalari", ru: "Подарочные карты", eng: "Gift cards" };

/** Creates the data of every screen of the store in a demo brand. @returns data of the pages, by language. */
export async function makeWhole(
  pages: StorePages,
  brand: string,
): Promise<(language: Language) => ScreenData> {
  const { app } = pages;
  const id = stableId("merchant", brand);
  const host = `${brand}.localhost`;
  const ask = async <Body>(path: string) => (await app.call<Body>(path, { host })).body;
  await changeContent(
    app,
    id,
    sql`insert into policies (merchant_id, type, text)
      select ${id}, type, ${JSON.stringify(OWN_PAGE)}::jsonb from unnest(array['EXTRA', 'EXTRA2', 'EXTRA3']) type
      on conflict (merchant_id, type) do update set text = excluded.text`,
    sql`update branches set settings = settings || '{"dineinEnabled": true, "bookingEnabled": true}'
      where merchant_id = ${id}`,
  );
  await pages.changeSettings(brand, { features: EVERY_FEATURE });
  const { product } = await pages.productsOf(brand);
  const { products } = await ask<Menu>("/products/v1/overalls?type=WEB");
  const [story] = await ask<Story[]>("/notifications/v2/stories");
  const [vacancy] = await ask<Vacancy[]>("/support/v1/vacancies");
  const { brand: name } = await ask<{ brand: Text }>("/support/v1/merchant/settings/web");
  return (language) => {
    const say = (text: Text | undefined) => textIn(text, language, "uz");
    return {
      brandName: say(name),
      productId: product,
      productName: say(products.find((each) => each.id === product)?.name),
      storyId: story?.id ?? "",
      storyName: say(story?.name),
      vacancyId: vacancy?.id ?? "",
      vacancyName: say(vacancy?.position),
      groupId: UNKNOWN_ID,
      groupSecret: "secret",
      orderId: UNKNOWN_ID,
      orderNumber: 0,
      pageTitle: say(OWN_PAGE),
    };
  };
}

/** An id that does not exist, for pages whose data is loaded by the script after sign-in. */
const UNKNOWN_ID = "00000000-0000-4000-8000-000000000000";
