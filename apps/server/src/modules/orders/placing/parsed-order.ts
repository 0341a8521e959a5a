import type { endpoints } from "@dasturxon/contract";
import type { ParsedOf } from "@dasturxon/contract/endpoint";

/** An order as its door hands it in: checked, defaults filled in. Its prices are only what the customer saw. */
export type ParsedOrder = Omit<ParsedOf<typeof endpoints.placeOrder>["body"], "totalPrice">;
