import { expect, test } from "vitest";
import { goodRows } from "../../testing/good-rows.ts";
import { shop } from "../../testing/test-shop.ts";

const app = await shop();
const token = await app.signInStaff("owner@osh");
const PATH = "/console/v1/menu/groups";
type Group = { id: string; name: Record<string, string> };

const made = async (name: Record<string, string>) => {
  const body = { ...goodRows.menuGroup.row(), name };
  return (await app.call<Group>(PATH, { token, body })).body.id;
};
const found = async (search: string) => {
  const query = `?size=500&search=${encodeURIComponent(search)}`;
  const { body } = await app.call<{ items: Group[]; total: number }>(`${PATH}${query}`, { token });
  return body.items.map(({ id }) => id);
};

test("[MN-8] a console list is searched like the store: other letters, spelling and alphabet", async () => {
  const soup = await made({ uz: "Moʻjizaviy shoʻrva", ru: "Чудо-суп", eng: "Miracle soup" });
  const honey = await made({ uz: "Asal", ru: "Мёд и орехи", eng: "Honey" });
  const kebab = await made({ uz: "İskender", ru: "Искендер", eng: "Iskender" });
  for (const search of ["mojizaviy", "мўъжизавий", "sho'rva moʼjiza", "чудо суп", "CHUDO", "мо\u00ADжизавий"])
    expect([search, await found(search)]).toEqual([search, [soup]]);
  for (const search of ["мед", "МЁД", "ме\u0308д", "honey asal"])
    expect([search, await found(search)]).toEqual([search, [honey]]);
  for (const search of ["iskender", "ISKENDER", "ıskender", "İSKENDER"])
    expect([search, await found(search)]).toEqual([search, [kebab]]);
  expect(await found("mojizaviy honey")).toEqual([]);
});

test("[MN-8] searches punctuation literally", async () => {
  const id = await made({ uz: "100 % sharbat", ru: "100 % сок", eng: "100 % juice" });
  expect(await found("%")).toEqual([id]);
  expect(await found("_")).toEqual([]);
});
