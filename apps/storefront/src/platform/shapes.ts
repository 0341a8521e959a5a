// Types of the API only, so that Zod is not part of the bundle.
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
