import type { Story, Vacancy } from "@dasturxon/contract";
import type { Menu } from "@dasturxon/contract/products";
import type { Language } from "@dasturxon/domain/language";
import { type TextByLanguage, findTextInLanguage } from "@dasturxon/domain/text";
import { sql } from "kysely";
import { changeBrandContent } from "./change-content.ts";
import type { StorePages } from "./store-pages.ts";
import type { ScreenData } from "./store-screens.ts";
import { deriveStableId } from "../platform/stable-id.ts";

const ALL_FEATURES = {
  booking: true,
  dineIn: true,
  balance: true,
  favourite: true,
  groupOrder: true,
  notifications: true,
  stories: true,
  storiesActive: true,
};
const OWN_PAGE_TITLE = { uz: "Sovgʻa kartalari", ru: "Подарочные карты", eng: "Gift cards" };

/** Creates the data of every screen of the store in a demo brand. @returns data of the pages, by language. */
export async function createDataOfEveryScreen(
  pages: StorePages,
  brand: string,
): Promise<(language: Language) => ScreenData> {
  const { app } = pages;
  const id = deriveStableId("merchant", brand);
  const host = `${brand}.localhost`;
  const fetchBody = async <Body>(path: string) => (await app.call<Body>(path, { host })).body;
  await changeBrandContent(
    app,
    id,
    sql`insert into policies (merchant_id, type, text)
      select ${id}, type, ${JSON.stringify(OWN_PAGE_TITLE)}::jsonb from unnest(array['EXTRA', 'EXTRA2', 'EXTRA3']) type
      on conflict (merchant_id, type) do update set text = excluded.text`,
    sql`update branches set settings = settings || '{"dineinEnabled": true, "bookingEnabled": true}'
      where merchant_id = ${id}`,
  );
  await pages.changeSettings(brand, { features: ALL_FEATURES });
  const { product } = await pages.productsOf(brand);
  const { products } = await fetchBody<Menu>("/products/v1/overalls?type=WEB");
  const [story] = await fetchBody<Story[]>("/notifications/v2/stories");
  const [vacancy] = await fetchBody<Vacancy[]>("/support/v1/vacancies");
  const { brand: name } = await fetchBody<{ brand: TextByLanguage }>("/support/v1/merchant/settings/web");
  return (language) => {
    const getBrandText = (text: TextByLanguage | undefined) => findTextInLanguage(text, language, "uz");
    return {
      brandName: getBrandText(name),
      productId: product,
      productName: getBrandText(products.find((each) => each.id === product)?.name),
      storyId: story?.id ?? "",
      storyName: getBrandText(story?.name),
      vacancyId: vacancy?.id ?? "",
      vacancyName: getBrandText(vacancy?.position),
      groupId: UNKNOWN_ID,
      groupSecret: "secret",
      orderId: UNKNOWN_ID,
      orderNumber: 0,
      pageTitle: getBrandText(OWN_PAGE_TITLE),
    };
  };
}

/** Id that no object has, for pages whose data is loaded by the script after sign-in. */
const UNKNOWN_ID = "00000000-0000-4000-8000-000000000000";
