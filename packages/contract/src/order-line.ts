import { z } from "zod";
import { id, sum, text } from "./shapes.ts";

/** A line of an order as it was sold; later changes of the menu do not change it. */
export const orderLine = z.object({
  productId: id,
  name: text,
  image: z.string().nullable(),
  imageGround: z.string().nullable(),
  count: z.int(),
  /** For one, after its percent discount, modifications included. */
  unitPrice: sum,
  /** For one, before the discount. */
  unitOldPrice: sum,
  totalPrice: sum,
  modifications: z.array(z.object({ id, name: text, price: sum, count: z.int() })),
  /**
   * Of a set, its products: counts for one set, `totalPrice` the part's share of the line, sum; `modificationId` is
   * the choice that it is, which orders of old do not tell.
   */
  parts: z
    .array(
      z.object({
        productId: id,
        modificationId: id.optional(),
        name: text,
        count: z.int(),
        totalPrice: sum,
      }),
    )
    .default([]),
});

export type OrderLine = z.infer<typeof orderLine>;
