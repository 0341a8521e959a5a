declare module "*.po" {
  import type { Messages } from "@lingui/core";
  export const messages: Messages;
}
declare module "virtual:resource/*" {
  import type { ResourceShape } from "@dasturxon/contract/resource-shape";
  const shape: ResourceShape;
  export default shape;
}
