// This module exports only the types of the API, so that Zod is not part of the bundle.
export type {
  Address,
  AddressBody,
  Branch,
  Category,
  City,
  ProductMenuGroup,
  Menu,
  Modification,
  ModificationGroup,
  Order,
  OrderSettings,
  Product,
  DeliveryTariff,
  User,
  WebSettings,
} from "@dasturxon/contract";
export type { TextByLanguage } from "@dasturxon/contract/shapes";
