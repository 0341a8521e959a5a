declare module "*.po" {
  import type { Messages } from "@lingui/core";
  export const messages: Messages;
}
declare module "virtual:resource/*" {
  import type { ResourceShape } from "@dasturxon/contract/resource-shape";
  const shape: ResourceShape;
  export default shape;
}

declare module "virtual:page-readers" {
  /** Roles that may make each API call of the management pages, by name of the API call. */
  const readers: Readonly<Record<string, readonly string[]>>;
  export default readers;
}

declare module "virtual:resources" {
  /** Plural by singular name of the resources: `promo: "promos"`. */
  const many: Record<string, string>;
  export default many;
}
