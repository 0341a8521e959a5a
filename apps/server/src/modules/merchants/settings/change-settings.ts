import { isDeepStrictEqual } from "node:util";
import type { BrandSettings, SettingsSections } from "@dasturxon/contract/brand-settings";
import { findLanguagesWithoutCode } from "@dasturxon/domain/code-text";
import { formatCurrencyLabel } from "@dasturxon/domain/locale";
import type { PaymentType } from "@dasturxon/domain/payment-type";
import { listPhoneCountries } from "@dasturxon/domain/phone-number";
import { isContactText, isPhone, isWebAddress } from "@dasturxon/domain/contact-link";
import { createTextByLanguage } from "@dasturxon/domain/text";
import { areTipChoicesValid, listDefaultTips, resolveTipSettings } from "@dasturxon/domain/tips";
import { BRAND_TIME_ZONES } from "@dasturxon/domain/time-zone";
import { findActiveTrackers } from "@dasturxon/domain/trackers";
import { canPayByTypeInCurrency, findPaymentTypeName } from "@dasturxon/providers/payments/facts";
import { type ChangeAuthor, recordChange } from "../../../platform/audit/index.ts";
import { publishEvent } from "../../../platform/bus/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { isRefused, refuse, type Refusal } from "../../../platform/http/index.ts";
import { updateContentVersion } from "../queries.ts";
import { flattenSettings } from "./settings-fields.ts";
import { viewFeatures, viewStoreLinks, viewTracking, toViewSettings } from "../settings-view.ts";
import {
  selectStoredSettings,
  selectPaymentMethods,
  updatePaymentMethod,
  updateSettings,
} from "./queries.ts";

/** Returns the brand's stored settings with all feature flags [BR-14..16]. */
export async function readBrandSettings(
  tx: Tx,
  merchantId: string,
  { isHeld = false } = {},
): Promise<BrandSettings> {
  const kept = await selectStoredSettings(tx, merchantId, { isHeld });
  const { languages, mainLanguage, isLanguageForced, contacts, copyright, copyrightRight } = kept;
  const { version, changedAt, changedBy, features, views, links, look, tracking, ...fees } = kept;
  return {
    version,
    changedAt: changedAt.toISOString(),
    changedBy,
    look,
    business: {
      cashbackPercent: kept.cashbackPercent,
      timeZone: kept.timeZone,
      kind: kept.kind,
      currency: kept.currency,
      mapType: kept.mapType,
      yandexMapsKey: kept.yandexMapsKey,
      iikoOrganizationId: kept.iikoOrganizationId,
      appId: kept.appId,
    },
    place: { latitude: kept.latitude, longitude: kept.longitude },
    tracking: viewTracking(tracking),
    languages: { languages, mainLanguage, isLanguageForced },
    features: viewFeatures(features),
    views: toViewSettings(views),
    links: viewStoreLinks(links),
    contacts: { contacts, copyright, copyrightRight },
    messages: { code: kept.smsContent },
    phones: { countries: listPhoneCountries(kept) },
    fees: {
      shouldValidateDeliveryArea: fees.shouldValidateDeliveryArea,
      isServiceFeeEnabled: fees.isServiceFeeEnabled,
      isServiceFeeFreeAboveThreshold: fees.isServiceFeeFreeAboveThreshold,
      serviceFeeThreshold: fees.serviceFeeThreshold,
      serviceFeeAmount: fees.serviceFeeAmount,
      minimalDeliveryPrice: fees.minimalDeliveryPrice,
      minimalDeliveryQuantity: fees.minimalDeliveryQuantity,
      defaultDeliveryType: fees.defaultDeliveryType,
    },
    tips: resolveTipSettings(kept.tips, kept.currency),
    fiscal: kept.fiscal,
    payments: await selectPaymentMethods(tx, merchantId),
  };
}

export interface SettingsDeps {
  /** Whether the brand has ever received an order. Passed in, because this module must not depend on orders. */
  hasOrders: (tx: Tx, merchantId: string) => Promise<boolean>;
}

/** Parts of the settings to change. Omitted parts stay as they are. */
export type SettingsPartsBody = { [Name in keyof SettingsSections]?: SettingsSections[Name] | undefined };
type ChangeSettingsRefusal = Refusal<"stale_version" | InvalidSettingsCode>;
/** `payment_currency`: an enabled payment method does not support the brand's currency. */
export type InvalidSettingsCode = "bad_request" | "payment_currency";

/**
 * Replaces the given parts of the brand's settings, adds one audit entry and notifies all stores. Refuses inconsistent
 * parts with the name of the field. [BR-14..16, CH-6]
 */
export async function changeSettings(
  tx: Tx,
  call: ChangeAuthor & SettingsDeps,
  { version, ...sent }: SettingsPartsBody & { version: number },
): Promise<BrandSettings | ChangeSettingsRefusal> {
  const { merchantId, id: by } = call.session;
  const present = await readBrandSettings(tx, merchantId, { isHeld: true });
  if (present.version !== version) return refuse("stale_version", { present: { ...present } });
  const parts = await validateChangedSettingsParts(tx, call, { present, sent });
  if (isRefused(parts)) return parts;
  if (Object.keys(parts).length === 0) return present;
  await writeSettings(tx, merchantId, { parts, by, at: call.clock.now() });
  const now = await readBrandSettings(tx, merchantId);
  const names = Object.keys(parts) as (keyof SettingsSections)[];
  const change = { entity: "settings", entityId: null, kind: "changed" } as const;
  recordChange(tx, call, {
    ...change,
    before: flattenSettings(present, names),
    after: flattenSettings(now, names),
  });
  await updateContentVersion(tx);
  await publishEvent(tx, { merchantId, topic: "brand-changed", key: merchantId, payload: {} });
  return now;
}

/**
 * Returns the sent parts that differ from the current settings. Refuses inconsistent parts with the name of the field.
 */
export async function validateChangedSettingsParts(
  tx: Tx,
  call: Pick<ChangeAuthor, "session"> & SettingsDeps,
  { present, sent }: { present: BrandSettings; sent: SettingsPartsBody },
): Promise<Partial<SettingsSections> | Refusal<InvalidSettingsCode>> {
  const parts = { ...resetTipsToCurrency(present, sent), ...findChangedSettingsParts(present, sent) };
  const wrong =
    findInvalidSettingsField(parts, present) ??
    findInvalidLookField(parts, present, call.session.merchantId) ??
    (await findLockedCurrencyField(tx, call, { parts, present }));
  if (wrong) return refuse("bad_request", { field: wrong, in: "body" });
  return refuseUnsupportedPayment(parts, present) ?? parts;
}

/**
 * Returns the tips with the default amounts of the new currency, if it changes: amounts of another scale would be offered
 * to guests, and may exceed the maximum of the new currency. Changed tips of the same request replace them.
 */
function resetTipsToCurrency(
  present: SettingsSections,
  { business }: SettingsPartsBody,
): Pick<SettingsSections, "tips"> | null {
  const isSame = !business?.currency || business.currency === present.business.currency;
  if (isSame || present.tips.unit !== "SUM") return null;
  return { tips: { ...present.tips, choices: listDefaultTips("SUM", business.currency) } };
}

/** Refuses to enable a payment method if none of its providers supports the brand's currency. */
function refuseUnsupportedPayment(
  { payments, business }: Partial<SettingsSections>,
  present: SettingsSections,
): Refusal<"payment_currency"> | null {
  const { currency } = business ?? present.business;
  const wasPaymentOn = (type: PaymentType) =>
    present.payments.some((known) => known.type === type && known.isActive);
  const foreign = payments?.find(
    ({ type, isActive }) => isActive && !wasPaymentOn(type) && !canPayByTypeInCurrency(type, currency),
  );
  if (!foreign) return null;
  const provider = findPaymentTypeName(foreign.type) ?? foreign.type;
  const label = createTextByLanguage((language) => formatCurrencyLabel(language, currency));
  return refuse("payment_currency", { field: "payments", provider, currency: label });
}

/** Writes validated parts of the settings. Does not check the version, add an audit entry or publish an event. */
export async function writeSettings(
  tx: Tx,
  merchantId: string,
  change: { parts: Partial<SettingsSections>; by: string; at: Date },
): Promise<void> {
  await updateSettings(tx, merchantId, change);
  for (const [position, payment] of (change.parts.payments ?? []).entries())
    await updatePaymentMethod(tx, merchantId, { ...payment, position });
}

/** Completes the sent parts with current values, because older API clients and stored previews lack newer fields. */
export function completeSettingsParts(
  present: SettingsSections,
  sent: SettingsPartsBody,
): Partial<SettingsSections> {
  const entries = Object.entries(sent).flatMap(([name, part]): [string, unknown][] => {
    if (part === undefined || Array.isArray(part)) return part ? [[name, part]] : [];
    return [[name, { ...(present[name as keyof SettingsSections] as object), ...part }]];
  });
  return Object.fromEntries(entries) as Partial<SettingsSections>;
}

function findChangedSettingsParts(
  present: SettingsSections,
  sent: SettingsPartsBody,
): Partial<SettingsSections> {
  const entries = Object.entries(completeSettingsParts(present, sent)).filter(
    ([name, part]) => !isDeepStrictEqual(part, present[name as keyof SettingsSections]),
  );
  return Object.fromEntries(entries) as Partial<SettingsSections>;
}

/** Returns the path of the first field of the changed settings that is inconsistent with the other fields, or null. */
function findInvalidSettingsField(
  parts: Partial<SettingsSections>,
  present: SettingsSections,
): string | null {
  const { languages, links, contacts, messages, phones, tips, fiscal, payments } = parts;
  if (languages) {
    const isOnce = new Set(languages.languages).size === languages.languages.length;
    if (!isOnce || !languages.languages.includes(languages.mainLanguage)) return "languages.mainLanguage";
  }
  for (const [name, { url, active }] of Object.entries(links ?? {})) {
    const isGood = name === "phone" ? isPhone(url) : isWebAddress(url);
    if (!isGood && (active || url !== "")) return `links.${name}`;
  }
  if (contacts?.contacts.some(({ value }) => !isContactText(value))) return "contacts.contacts";
  if (phones && new Set(phones.countries).size < phones.countries.length) return "phones.countries";
  if (messages && findLanguagesWithoutCode(messages.code).length > 0) return "messages.code";
  const { currency } = parts.business ?? present.business;
  if (tips && !areTipChoicesValid(tips, currency)) return "tips.choices";
  for (const name of ["product", "delivery", "service"] as const) {
    const [mxik, packageCode] = [fiscal?.[`${name}Mxik`] ?? null, fiscal?.[`${name}Package`] ?? null];
    if ((mxik === null) !== (packageCode === null))
      return `fiscal.${name}${mxik === null ? "Mxik" : "Package"}`;
  }
  return payments && !isPaymentListValid(payments, present.payments) ? "payments" : null;
}

/**
 * Returns the invalid field of the parts `look`, `business` and `tracking`, or null. Pictures must be the brand's own,
 * the time zone known, the cashback percentage have up to two decimals, and active counters have an id.
 */
function findInvalidLookField(
  { look, business, tracking }: Partial<SettingsSections>,
  present: SettingsSections,
  merchantId: string,
): string | null {
  for (const name of ["logo", "favicon", "shareImage"] as const) {
    const key = look?.[name];
    if (key && key !== present.look[name] && !key.startsWith(`${merchantId}/`)) return `look.${name}`;
  }
  if (business) {
    const zones: readonly string[] = [...BRAND_TIME_ZONES, present.business.timeZone];
    if (!zones.includes(business.timeZone)) return "business.timeZone";
    if (Math.abs(business.cashbackPercent * 100 - Math.round(business.cashbackPercent * 100)) > 1e-6)
      return "business.cashbackPercent";
  }
  const counters = tracking && findActiveTrackers(tracking);
  for (const name of ["metrica", "gtm", "pixel"] as const)
    if (tracking?.[name].active && counters?.[name] === null) return `tracking.${name}`;
  return null;
}

/**
 * Returns the field `business.currency` if the change would replace the currency after the brand's first order. Such a
 * change is refused, because past orders would show wrong amounts.
 */
async function findLockedCurrencyField(
  tx: Tx,
  { session, hasOrders }: Pick<ChangeAuthor, "session"> & SettingsDeps,
  { parts, present }: { parts: Partial<SettingsSections>; present: SettingsSections },
): Promise<string | null> {
  if (!parts.business || parts.business.currency === present.business.currency) return null;
  return (await hasOrders(tx, session.merchantId)) ? "business.currency" : null;
}

/**
 * Whether the submitted list contains each payment method of the brand exactly once, and at least one of them is
 * enabled in a channel.
 */
function isPaymentListValid(sent: BrandSettings["payments"], present: BrandSettings["payments"]): boolean {
  const types = sent.map(({ type }) => type);
  const isWhole =
    types.toSorted().join() ===
    present
      .map(({ type }) => type)
      .toSorted()
      .join();
  const isOn = sent.some(
    ({ isActive, webEnabled, botEnabled, operatorEnabled, appEnabled, qrEnabled }) =>
      isActive && (webEnabled || botEnabled || operatorEnabled || appEnabled || qrEnabled),
  );
  return isWhole && isOn;
}
