// The wire's shapes as the screens see them: types only, so that Zod stays out of the bundle.
export type {
  Address,
  AddressBody,
  Branch,
  Category,
  City,
  Group,
  Menu,
  Modification,
  ModificationGroup,
  Order,
  OrderSettings,
  Product,
  Tariff,
  User,
  WebSettings,
} from "@dasturxon/contract";
export type { Text } from "@dasturxon/contract/shapes";
