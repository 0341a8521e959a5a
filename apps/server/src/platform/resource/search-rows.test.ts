import { expect, test } from "vitest";
import { validRowsByResource } from "../../testing/good-rows.ts";
import { createTestShop } from "../../testing/test-shop.ts";

const app = await createTestShop();
const token = await app.signInStaff("owner@osh");
const GROUPS_PATH = "/console/v1/menu/groups";
type Group = { id: string; name: Record<string, string> };

const addGroup = async (name: Record<string, string>) => {
  const body = { ...validRowsByResource.menuGroup.row(), name };
  return (await app.call<Group>(GROUPS_PATH, { token, body })).body.id;
};
const searchIds = async (search: string) => {
  const query = `?size=500&search=${encodeURIComponent(search)}`;
  const { body } = await app.call<{ items: Group[]; total: number }>(`${GROUPS_PATH}${query}`, { token });
  return body.items.map(({ id }) => id);
};

test("[MN-8] a console list is searched like the store: other letters, spelling and alphabet", async () => {
  const soup = await addGroup({ uz: "Moʻjizaviy shoʻrva", ru: "Чудо-суп", eng: "Miracle soup" });
  const honey = await addGroup({ uz: "Asal", ru: "Мёд и орехи", eng: "Honey" });
  const kebab = await addGroup({ uz: "İskender", ru: "Искендер", eng: "Iskender" });
  for (const search of ["mojizaviy", "мўъжизавий", "sho'rva moʼjiza", "чудо суп", "CHUDO", "мо\u00ADжизавий"])
    expect([search, await searchIds(search)]).toEqual([search, [soup]]);
  for (const search of ["мед", "МЁД", "ме\u0308д", "honey asal"])
    expect([search, await searchIds(search)]).toEqual([search, [honey]]);
  for (const search of ["iskender", "ISKENDER", "ıskender", "İSKENDER"])
    expect([search, await searchIds(search)]).toEqual([search, [kebab]]);
  expect(await searchIds("mojizaviy honey")).toEqual([]);
});

test("[MN-8] searches punctuation literally", async () => {
  const id = await addGroup({ uz: "100 % sharbat", ru: "100 % сок", eng: "100 % juice" });
  expect(await searchIds("%")).toEqual([id]);
  expect(await searchIds("_")).toEqual([]);
});
