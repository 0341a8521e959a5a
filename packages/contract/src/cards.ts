import { CARD_BRANDS } from "@dasturxon/domain/card-number";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { byId, done, id, typedDigits, withDigits } from "./shapes.ts";

/** A card that a customer saved: the provider knows its number, we know how it looks. */
export const savedCard = z.object({
  id,
  /** `860006******6311` */
  mask: z.string(),
  /** `MM/YY` */
  expiry: z.string(),
  brand: z.enum(CARD_BRANDS),
  /** What an order is paid by that this card pays: whose provider keeps it. */
  paymentType: z.enum(["PAYME", "CLICK"]),
  /** Offered first. */
  isDefault: z.boolean(),
});

/**
 * Where the browser sends a card's number: past us to the provider's call that gives a token for it, and who asks. Without
 * an address that provider lets nobody but its shop ask, and the number goes to it by us, who neither keep nor log it.
 */
export const cardEntry = z.object({
  paymentType: savedCard.shape.paymentType,
  url: z.string().nullable(),
  auth: z.string().nullable(),
});

/** A code is on its way to the phone that the bank knows. */
export const cardCode = z.object({
  id,
  /** As the provider shows it, most of it hidden. */
  phone: z.string(),
  /** Seconds until another code may be asked for; null: the card is entered anew for one. */
  resendIn: z.int().nullable(),
});

/** A customer's saved cards. The number never comes here: only what the provider calls it. */
export const cards = {
  cards: endpoint({
    method: "GET",
    path: "/payments/v1/cards",
    auth: "token",
    summary:
      "The customer's saved cards, the one that is offered first before the others, and where a new one is entered",
    reply: z.object({ cards: z.array(savedCard), entry: cardEntry.nullable() }),
  }),
  addCard: endpoint({
    method: "POST",
    path: "/payments/v1/cards",
    auth: "token",
    perMinute: 20,
    summary: "Keeps what the provider calls a card, and has the bank send a code to the card's phone",
    body: z.object({ token: z.string().min(1).max(500) }),
    reply: cardCode,
    refusals: [
      "feature_off",
      "card_not_accepted",
      "too_many_cards",
      "payment_failed",
      "payment_not_answering",
    ],
  }),
  enterCard: endpoint({
    method: "POST",
    path: "/payments/v1/cards/number",
    auth: "token",
    perMinute: 10,
    summary:
      "Hands a card's number on to a provider that takes it from its shop alone, and has the bank send a code; the number is neither kept nor logged",
    body: z.object({
      number: typedDigits(/^\d{16}$/),
      expiry: withDigits().regex(/^(0[1-9]|1[0-2])\/\d{2}$/),
    }),
    reply: cardCode,
    refusals: [
      "feature_off",
      "card_not_accepted",
      "too_many_cards",
      "payment_failed",
      "payment_not_answering",
    ],
  }),
  sendCardCode: endpoint({
    method: "POST",
    path: "/payments/v1/cards/{id}/code",
    auth: "token",
    perMinute: 20,
    summary: "Has the bank send another code for a card that is not confirmed yet",
    params: byId,
    reply: cardCode,
    refusals: ["not_found", "code_cooldown", "card_not_accepted", "payment_failed", "payment_not_answering"],
  }),
  confirmCard: endpoint({
    method: "POST",
    path: "/payments/v1/cards/{id}/confirm",
    auth: "token",
    perMinute: 30,
    summary: "Confirms a card by the code that the bank sent; it can be paid by from here on",
    params: byId,
    body: z.object({ code: typedDigits(/^\d{6}$/) }),
    reply: savedCard,
    refusals: ["not_found", "wrong_code", "payment_failed", "payment_not_answering"],
  }),
  preferCard: endpoint({
    method: "POST",
    path: "/payments/v1/cards/{id}/default",
    auth: "token",
    summary: "Has a card offered before the customer's others",
    params: byId,
    reply: savedCard,
    refusals: ["not_found"],
  }),
  payByCard: endpoint({
    method: "POST",
    path: "/payments/v1/cards/{id}/pay",
    auth: "token",
    urgency: "order",
    perMinute: 30,
    summary:
      "Pays an order of the customer's by a saved card; a repeat pays once, what got lost is asked for again",
    params: byId,
    body: z.object({ orderId: id }),
    /** Not paid: the provider has not said yet what became of it. */
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
  removeCard: endpoint({
    method: "DELETE",
    path: "/payments/v1/cards/{id}",
    auth: "token",
    summary: "Forgets a card, here and at the provider",
    params: byId,
    reply: done,
    refusals: ["not_found"],
  }),
};

export type SavedCard = z.infer<typeof savedCard>;
export type CardCode = z.infer<typeof cardCode>;
export type CardEntry = z.infer<typeof cardEntry>;
