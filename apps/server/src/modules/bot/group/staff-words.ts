import type { PlatformLanguage } from "@dasturxon/domain/language";
import { findCatalogueText } from "@dasturxon/domain/catalogue";
import type { RefuseReason } from "@dasturxon/domain/order-status";
import type { PaymentType } from "@dasturxon/domain/payment-type";
import type { OutOfStockAction } from "@dasturxon/domain/out-of-stock-action";
import { findPaymentTypeName } from "@dasturxon/providers/payments/facts";
import { staffTexts } from "../../../texts/staff.ts";

/** Languages of the console. */
export type StaffLanguage = PlatformLanguage;

/** Returns the closest language that has staff texts. */
export const toStaffLanguage = (language: string): StaffLanguage =>
  language === "ru" || language === "en" ? language : "uz";

/** Returns a text for staff, with its placeholders filled. A missing value is replaced by an empty text. */
export function getStaffText(
  id: keyof typeof staffTexts.uz,
  language: StaffLanguage,
  values: Readonly<Record<string, string>> = {},
): string {
  return findCatalogueText(staffTexts, id, language).replace(
    /\{(\w+)\}/g,
    (_, name: string) => values[name] ?? "",
  );
}

export const getRefuseReasonText = (reason: RefuseReason, language: StaffLanguage): string =>
  getStaffText(`reason.${reason}`, language);

/** Returns the guest's preference for products that are out of stock, as text in the staff member's language. */
export const getOutOfStockActionText = (choice: OutOfStockAction, language: StaffLanguage): string =>
  getStaffText("whenGone", language, { choice: getStaffText(`whenGone.${choice}`, language) });

const isPaidOnReceipt = (type: PaymentType): type is "CASH" | "TERMINAL" | "OTHER" =>
  type === "CASH" || type === "TERMINAL" || type === "OTHER";

export const getPaymentTypeText = (type: PaymentType, language: StaffLanguage): string =>
  isPaidOnReceipt(type) ? getStaffText(`payment.${type}`, language) : (findPaymentTypeName(type) ?? type);
