import type { ByRoute } from "./endpoint.ts";
import { console } from "./console.ts";
import { deliveries } from "./deliveries.ts";
import { kitchen } from "./kitchen.ts";
import { merchants } from "./merchants.ts";
import { hall } from "./hall.ts";
import { loyalty } from "./loyalty.ts";
import { news } from "./news.ts";
import { notifications } from "./notifications.ts";
import { orderLife } from "./order-life.ts";
import { opinions } from "./opinions.ts";
import { orders } from "./orders.ts";
import { payments } from "./payments.ts";
import { products } from "./products.ts";
import { profile } from "./profile.ts";
import { support } from "./support.ts";
import { users } from "./users.ts";

/** Every call of the API, by name. */
export const endpoints = {
  ...merchants,
  ...users,
  ...profile,
  ...products,
  ...opinions,
  ...deliveries,
  ...payments,
  ...orders,
  ...loyalty,
  ...hall,
  ...orderLife,
  ...support,
  ...notifications,
  ...news,
  ...console,
  ...kitchen,
};

/** Every call by its route, for the typed client: `"GET /users/v1/branches"`. */
export type Api = ByRoute<typeof endpoints>;

export type * from "./console.ts";
export type * from "./deliveries.ts";
export type * from "./kitchen.ts";
export type * from "./hall.ts";
export type * from "./loyalty.ts";
export type * from "./merchants.ts";
export type * from "./news.ts";
export type * from "./notifications.ts";
export type * from "./order-life.ts";
export type * from "./opinions.ts";
export type * from "./order-line.ts";
export type * from "./orders.ts";
export type * from "./payments.ts";
export type * from "./products.ts";
export type * from "./support.ts";
export type * from "./users.ts";
