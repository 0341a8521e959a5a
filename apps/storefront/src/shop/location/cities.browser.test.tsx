import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { loadExampleReply } from "../../testing/example-replies.ts";
import { FAKE_CONNECTION_LOSS, createFakeRefusal } from "../../testing/fake-api.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { citiesQuery } from "./cities.ts";

const CITIES_ENDPOINT = "GET /users/v1/city-merchant/merchant/{merchantId}";

function CityNames() {
  const { data, error } = citiesQuery.use();
  return <p role="status">{data ? data.map(({ name }) => name.uz).join(", ") : (error?.code ?? "")}</p>;
}

test("[US-9, ER-3] cities are cached on the device and shown offline, but not on a refusal by the server", async () => {
  const cities = await loadExampleReply("cities");
  const names = cities.map(({ name }) => name.uz).join(", ");
  const store = await renderStore(<CityNames />, { api: { [CITIES_ENDPOINT]: cities } });
  const shown = page.getByRole("status");
  await expect.element(shown).toHaveTextContent(names);
  store.api.answer({ [CITIES_ENDPOINT]: FAKE_CONNECTION_LOSS });
  await store.reload();
  await expect.element(shown).toHaveTextContent(names);
  store.api.answer({ [CITIES_ENDPOINT]: createFakeRefusal("forbidden") });
  await store.reload();
  await expect.element(shown).toHaveTextContent("forbidden");
});

test("[US-9, BD-1] drops cities with an outdated shape", async () => {
  const store = await renderStore(<CityNames />, { api: { [CITIES_ENDPOINT]: FAKE_CONNECTION_LOSS } });
  const key = `dx:${document.documentElement.dataset["merchant"] ?? ""}:cities`;
  localStorage.setItem(key, JSON.stringify({ v: 1, d: [{ id: 7 }] }));
  await store.reload();
  await expect.poll(() => localStorage.getItem(key)).toBeNull();
});
