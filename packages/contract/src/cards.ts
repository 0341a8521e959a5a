import { CARD_BRANDS } from "@dasturxon/domain/card-number";
import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import { idParams, doneReply, id, createTypedDigitsSchema, createDigitTextSchema } from "./shapes.ts";

/** Card saved by a customer. The number is stored by the provider; we store only the masked number. */
export const savedCard = z.object({
  id,
  /** Masked card number, for example `860006******6311`. */
  mask: z.string(),
  /** Expiry date of the card, as `MM/YY`. */
  expiry: z.string(),
  brand: z.enum(CARD_BRANDS),
  /** Payment type of orders that can be paid with the card. The payment provider of this type stores the card. */
  paymentType: z.enum(["PAYME", "CLICK"]),
  /** Whether the card is offered first. */
  isDefault: z.boolean(),
});

/**
 * Address of the provider that exchanges a card number for a token, and the authorization for it. The browser sends the
 * number directly to the provider. If `url` is null, the provider accepts only requests from the shop's server; we
 * forward the number and neither store nor log it.
 */
export const cardTokenizationAccess = z.object({
  paymentType: savedCard.shape.paymentType,
  url: z.string().nullable(),
  auth: z.string().nullable(),
});

/** Confirmation code, sent to the phone that the bank has on record. */
export const cardConfirmationCode = z.object({
  id,
  /** Phone as returned by the provider, mostly masked. */
  phone: z.string(),
  /** Seconds until another code can be requested; null: the card must be entered again. */
  resendIn: z.int().nullable(),
});

/** Saved cards of a customer. Stores only the provider's token, never the card number. */
export const cardEndpoints = {
  cards: declareEndpoint({
    method: "GET",
    path: "/payments/v1/cards",
    auth: "token",
    summary: "Lists the customer's saved cards, the preferred one first, and where a new one is entered",
    reply: z.object({ cards: z.array(savedCard), entry: cardTokenizationAccess.nullable() }),
  }),
  addCard: declareEndpoint({
    method: "POST",
    path: "/payments/v1/cards",
    auth: "token",
    perMinute: 20,
    summary: "Saves the provider's token of a card, and lets the bank send a code to the card's phone",
    body: z.object({ token: z.string().min(1).max(500) }),
    reply: cardConfirmationCode,
    refusals: [
      "feature_off",
      "card_not_accepted",
      "too_many_cards",
      "payment_failed",
      "payment_not_answering",
    ],
  }),
  enterCard: declareEndpoint({
    method: "POST",
    path: "/payments/v1/cards/number",
    auth: "token",
    perMinute: 10,
    summary:
      "Forwards a card number to a provider that requires it from the merchant, and lets the bank send a code; the number is neither stored nor logged",
    body: z.object({
      number: createTypedDigitsSchema(/^\d{16}$/),
      expiry: createDigitTextSchema().regex(/^(0[1-9]|1[0-2])\/\d{2}$/),
    }),
    reply: cardConfirmationCode,
    refusals: [
      "feature_off",
      "card_not_accepted",
      "too_many_cards",
      "payment_failed",
      "payment_not_answering",
    ],
  }),
  sendCardCode: declareEndpoint({
    method: "POST",
    path: "/payments/v1/cards/{id}/code",
    auth: "token",
    perMinute: 20,
    summary: "Lets the bank send another code for a card that is not confirmed yet",
    params: idParams,
    reply: cardConfirmationCode,
    refusals: ["not_found", "code_cooldown", "card_not_accepted", "payment_failed", "payment_not_answering"],
  }),
  confirmCard: declareEndpoint({
    method: "POST",
    path: "/payments/v1/cards/{id}/confirm",
    auth: "token",
    perMinute: 30,
    summary: "Confirms a card by the bank's code; the card can then be used for payments",
    params: idParams,
    body: z.object({ code: createTypedDigitsSchema(/^\d{6}$/) }),
    reply: savedCard,
    refusals: ["not_found", "wrong_code", "payment_failed", "payment_not_answering"],
  }),
  preferCard: declareEndpoint({
    method: "POST",
    path: "/payments/v1/cards/{id}/default",
    auth: "token",
    summary: "Makes a card the preferred one",
    params: idParams,
    reply: savedCard,
    refusals: ["not_found"],
  }),
  payByCard: declareEndpoint({
    method: "POST",
    path: "/payments/v1/cards/{id}/pay",
    auth: "token",
    urgency: "order",
    perMinute: 30,
    summary:
      "Pays an order of the customer by a saved card; idempotent, a lost response is resolved by a status request",
    params: idParams,
    body: z.object({ orderId: id }),
    /** Whether the order is paid. False: the provider has not confirmed the payment yet. */
    reply: z.object({ isPaid: z.boolean() }),
    refusals: [
      "not_found",
      "order_closed",
      "payment_not_allowed",
      "card_declined",
      "payment_failed",
      "payment_not_answering",
    ],
  }),
  removeCard: declareEndpoint({
    method: "DELETE",
    path: "/payments/v1/cards/{id}",
    auth: "token",
    summary: "Deletes a card, here and at the provider",
    params: idParams,
    reply: doneReply,
    refusals: ["not_found"],
  }),
};

export type SavedCard = z.infer<typeof savedCard>;
export type CardConfirmationCode = z.infer<typeof cardConfirmationCode>;
export type CardTokenizationAccess = z.infer<typeof cardTokenizationAccess>;
