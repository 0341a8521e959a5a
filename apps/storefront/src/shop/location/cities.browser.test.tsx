import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { loadExample } from "../../testing/example-replies.ts";
import { LOST_CONNECTION, createFakeRefusal } from "../../testing/fake-api.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { citiesQuery } from "./cities.ts";

const CITIES_ENDPOINT = "GET /users/v1/city-merchant/merchant/{merchantId}";

function CityNames() {
  const { data, error } = citiesQuery.use();
  return <p role="status">{data ? data.map(({ name }) => name.uz).join(", ") : (error?.code ?? "")}</p>;
}

test("[US-9, ER-3] cities are cached on the device and shown offline, but not on a refusal by the server", async () => {
  const cities = await loadExample("cities");
  const names = cities.map(({ name }) => name.uz).join(", ");
  const store = await renderStore(<CityNames />, { api: { [CITIES_ENDPOINT]: cities } });
  const shown = page.getByRole("status");
  await expect.element(shown).toHaveTextContent(names);
  store.api.answer({ [CITIES_ENDPOINT]: LOST_CONNECTION });
  await store.reload();
  await expect.element(shown).toHaveTextContent(names);
  store.api.answer({ [CITIES_ENDPOINT]: createFakeRefusal("forbidden") });
  await store.reload();
  await expect.element(shown).toHaveTextContent("forbidden");
});

test("[US-9, BD-1] drops cities with an outdated shape", async () => {
  const store = await renderStore(<CityNames />, { api: { [CITIES_ENDPOINT]: LOST_CONNECTION } });
  const key = `dx:${document.documentElement.dataset["merchant"] ?? ""}:cities`;
  localStorage.setItem(key, JSON.stringify({ v: 1, d: [{ id: 7 }] }));
  await store.reload();
  await expect.poll(() => localStorage.getItem(key)).toBeNull();
});
