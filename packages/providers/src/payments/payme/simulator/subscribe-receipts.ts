import { randomBytes } from "node:crypto";
import { findReceiptError } from "../../../simulator/receipt.ts";
import { readReceiptDetail } from "./detail.ts";
import type { PaymeLink } from "./link.ts";
import {
  callMerchantForError,
  createTransaction,
  type PaymeKassa,
  NOT_DEBITED_CANCEL_REASON,
  performTransaction,
  type Receipt,
  REFUND_CANCEL_REASON,
  notifyReceipt,
} from "./merchant-api.ts";
import { LostAnswerError, type RpcMethod, toRecord, RpcError, type TokenCard } from "./rpc.ts";
import { findCardOutcome } from "./test-cards.ts";

/** States of a receipt in Payme's protocol. */
const CREATED_RECEIPT_STATE = 0;
const PAYING_RECEIPT_STATE = 2;
const PAID_RECEIPT_STATE = 4;
const CANCELED_RECEIPT_STATE = 50;
const SLOW_DEBIT_DELAY_MS = 10_000;
const CURRENCY_CODE = 860;

interface SubscribeReceipt extends Receipt {
  state: number;
}

/**
 * Receipt methods of the Subscribe API. The simulated kassa (Payme's name for a shop's account) has billing.
 * Therefore `receipts.pay` also calls the shop's Merchant API, as the protocol defines: it checks, creates and performs
 * a transaction before it returns.
 */
export function createReceiptMethods(parts: {
  kassaOf: (link: PaymeLink) => Promise<PaymeKassa | null>;
  cards: ReadonlyMap<string, TokenCard>;
}): Record<string, RpcMethod> {
  const receipts = new Map<string, SubscribeReceipt>();

  function findReceipt(kassaId: string, id: unknown): SubscribeReceipt {
    const receipt = receipts.get(String(id));
    if (receipt?.link.kassaId !== kassaId) throw new RpcError(-31602, "No such receipt");
    return receipt;
  }

  return {
    "receipts.create": async (kassaId, { amount, account, detail }) => {
      const fields = Object.entries(toRecord(account)).map(([name, value]) => [name, String(value)]);
      const tiyin = Number(amount);
      if (!Number.isSafeInteger(tiyin) || tiyin <= 0) throw new RpcError(-31611, "Wrong amount");
      const wrong = detail === undefined ? null : findReceiptError(readReceiptDetail(detail), tiyin);
      if (wrong) throw new RpcError(-31610, wrong);
      const link = {
        kassaId,
        account: Object.fromEntries(fields),
        tiyin,
        language: "ru" as const,
        returnUrl: null,
      };
      const kassa = await parts.kassaOf(link);
      if (!kassa) throw new RpcError(-31601, "No such shop");
      const receipt = { id: randomBytes(12).toString("hex"), link, kassa, state: CREATED_RECEIPT_STATE };
      receipts.set(receipt.id, receipt);
      return toReceiptReply(receipt);
    },
    "receipts.pay": async (kassaId, { id, token }) => {
      const receipt = findReceipt(kassaId, id);
      const card = parts.cards.get(String(token));
      if (card?.kassaId !== kassaId || !card.isVerified) throw new RpcError(-31400, "No such card");
      if (receipt.state !== CREATED_RECEIPT_STATE)
        throw new RpcError(-31620, "The receipt is not to be paid");
      receipt.state = PAYING_RECEIPT_STATE;
      await debitReceipt(receipt, findCardOutcome(card.number));
      return toReceiptReply(receipt);
    },
    "receipts.check": (kassaId, { id }) => ({ state: findReceipt(kassaId, id).state }),
    "receipts.get": (kassaId, { id }) => toReceiptReply(findReceipt(kassaId, id)),
    "receipts.cancel": async (kassaId, { id }) => {
      const receipt = findReceipt(kassaId, id);
      if (receipt.state === PAID_RECEIPT_STATE) {
        const error = await callMerchantForError(receipt, "CancelTransaction", {
          reason: REFUND_CANCEL_REASON,
        });
        if (error) throw new RpcError(-31621, error);
        await notifyReceipt(receipt, "CANCEL");
      }
      receipt.state = CANCELED_RECEIPT_STATE;
      return toReceiptReply(receipt);
    },
  };
}

/** Debits a receipt according to the outcome of its test card. The card is charged between the shop's Create and Perform. */
async function debitReceipt(
  receipt: SubscribeReceipt,
  fate: ReturnType<typeof findCardOutcome>,
): Promise<void> {
  if (fate === "slow_fault") await new Promise((resolve) => setTimeout(resolve, SLOW_DEBIT_DELAY_MS));
  const refused =
    fate === "fault" || fate === "slow_fault" ? "System error" : await createTransaction(receipt, 1);
  if (refused) {
    receipt.state = CREATED_RECEIPT_STATE;
    throw new RpcError(-31623, refused);
  }
  if (fate === "poor") {
    await callMerchantForError(receipt, "CancelTransaction", { reason: NOT_DEBITED_CANCEL_REASON });
    receipt.state = CANCELED_RECEIPT_STATE;
    throw new RpcError(-31630, "Not enough money on the card");
  }
  const failed = await performTransaction(receipt, 1);
  receipt.state = failed ? CANCELED_RECEIPT_STATE : PAID_RECEIPT_STATE;
  if (failed) throw new RpcError(-31623, failed);
  await notifyReceipt(receipt, "PERFORM");
  if (fate === "dropped") throw new LostAnswerError();
}

function toReceiptReply({ id: _id, state, link }: SubscribeReceipt) {
  const account = Object.entries(link.account).map(([name, value]) => ({ name, value, main: true }));
  const moments = { create_time: Date.now(), pay_time: 0, cancel_time: 0 };
  return { receipt: { _id, state, ...moments, amount: link.tiyin, currency: CURRENCY_CODE, account } };
}
