import type { resources } from "@dasturxon/contract/managed";
import type { TestApp } from "./test-app.ts";

export type ResourceName = keyof typeof resources;
type Body = Record<string, unknown>;

let made = 0;
const nextNumber = () => (made += 1);

/** A good row of each resource, another one each time; and a change of it that is good as well. */
export const goodRows: Record<ResourceName, { row: () => Body; change: (text: string) => Body }> = {
  promo: {
    row: () => ({
      code: `GOOD${nextNumber()}`,
      discountType: "PERCENTAGE",
      productDiscount: 10,
      deliveryDiscount: 0,
      minPrice: 0,
      startAt: "2026-03-01T00:00:00.000Z",
      endAt: null,
      totalLimit: null,
      perCustomerLimit: 1,
      isListed: true,
      isActive: true,
    }),
    change: (text) => ({ code: text }),
  },
};

interface Made {
  id: string;
  version: number;
}

/** Adds a good row by the door, as the owner. */
export async function madeRow(
  app: TestApp,
  { path, name, token }: { path: string; name: ResourceName; token: string | undefined },
): Promise<Made> {
  const reply = await app.call<Made>(path, { token, body: goodRows[name].row() });
  if (reply.status !== 200) throw new Error(`refused: ${JSON.stringify(reply.body)}`);
  return reply.body;
}

const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** A good request to each call of every resource, for the matrix of who may what. */
export function managedRequests(
  app: TestApp,
  all: Record<string, { one: string; many: string; path: string }>,
  ownerOf: () => string | undefined,
) {
  const requests = Object.entries(all).map(([key, { one, many, path }]) => {
    const name = key as ResourceName;
    const make = () => madeRow(app, { path, name, token: ownerOf() });
    return {
      [`managed${capital(one)}`]: async () => ({ params: { id: (await make()).id } }),
      [`add${capital(one)}`]: () => ({ body: goodRows[name].row() }),
      [`change${capital(one)}`]: async () => {
        const { id, version } = await make();
        return { params: { id }, body: { ...goodRows[name].row(), version } };
      },
      [`remove${capital(one)}`]: async () => {
        const { id, version } = await make();
        return { params: { id }, query: `version=${version}` };
      },
      [`arrange${capital(many)}`]: async () => ({ body: { ids: [(await make()).id] } }),
    };
  });
  return Object.assign({}, ...requests) as Record<string, () => Promise<object>>;
}
