import type { BrandSettings, SettingsSections } from "@dasturxon/contract/brand-settings";
import { findColorType } from "@dasturxon/domain/color";
import { sql } from "kysely";
import { queryMaybeOne, queryOne, runStatement, type Tx } from "../../../platform/database/index.ts";

type StoredSettingsSection = Record<string, unknown>;
type PaymentMethod = BrandSettings["payments"][number];

/** The stored settings. Feature flags that were never set are missing. */
export interface StoredSettings {
  version: number;
  changedAt: Date;
  changedBy: string | null;
  look: BrandSettings["look"];
  cashbackPercent: number;
  timeZone: string;
  kind: BrandSettings["business"]["kind"];
  currency: BrandSettings["business"]["currency"];
  phoneCountries: BrandSettings["phones"]["countries"] | null;
  mapType: BrandSettings["business"]["mapType"];
  yandexMapsKey: string | null;
  iikoOrganizationId: string | null;
  appId: string | null;
  latitude: number;
  longitude: number;
  tracking: Record<string, StoredSettingsSection>;
  languages: BrandSettings["languages"]["languages"];
  mainLanguage: BrandSettings["languages"]["mainLanguage"];
  isLanguageForced: boolean;
  features: StoredSettingsSection;
  views: StoredSettingsSection;
  links: StoredSettingsSection;
  contacts: BrandSettings["contacts"]["contacts"];
  copyright: BrandSettings["contacts"]["copyright"];
  copyrightRight: BrandSettings["contacts"]["copyrightRight"];
  smsContent: BrandSettings["messages"]["code"];
  shouldValidateDeliveryArea: boolean;
  isServiceFeeEnabled: boolean;
  isServiceFeeFreeAboveThreshold: boolean;
  serviceFeeThreshold: number;
  serviceFeeAmount: number;
  minimalDeliveryPrice: number;
  minimalDeliveryQuantity: number;
  defaultDeliveryType: BrandSettings["fees"]["defaultDeliveryType"];
  /** Tips that the brand set. Null: the brand uses the default tips of its currency. */
  tips: BrandSettings["tips"] | null;
  fiscal: BrandSettings["fiscal"];
}

/** Returns the stored settings. `isHeld` locks them until the transaction ends. */
export function selectStoredSettings(
  tx: Tx,
  merchantId: string,
  { isHeld }: { isHeld: boolean },
): Promise<StoredSettings> {
  return queryOne(
    tx,
    sql<StoredSettings>`
      select s.version, s.changed_at as "changedAt",
        (select p.name from staff p where p.merchant_id = ${merchantId} and p.id = s.changed_by) as "changedBy",
        jsonb_build_object('brand', s.brand, 'titleLeft', s.title_left, 'titleRight', s.title_right, 'about', s.about,
          'mainColor', s.main_color, 'mainColorType', s.chosen_color_type, 'isDark', s.is_dark, 'logo', s.logo, 'favicon', s.favicon,
          'shareImage', s.share_image) as look,
        s.cashback_percent::float8 as "cashbackPercent", s.time_zone as "timeZone", s.kind, s.currency,
        s.phone_countries as "phoneCountries",
        s.map_type as "mapType", s.yandex_maps_key as "yandexMapsKey",
        s.iiko_organization_id as "iikoOrganizationId", s.app_id as "appId", s.latitude, s.longitude, s.tracking,
        s.languages, s.main_language as "mainLanguage", s.is_language_forced as "isLanguageForced",
        s.features, s.views, s.links, s.contacts, s.copyright, s.copyright_right as "copyrightRight",
        s.sms_content as "smsContent",
        s.should_validate_delivery_area as "shouldValidateDeliveryArea",
        s.is_service_fee_enabled as "isServiceFeeEnabled",
        s.is_service_fee_free_above_threshold as "isServiceFeeFreeAboveThreshold",
        s.service_fee_threshold::float8 as "serviceFeeThreshold",
        s.service_fee_amount::float8 as "serviceFeeAmount",
        s.minimal_delivery_price::float8 as "minimalDeliveryPrice",
        s.minimal_delivery_quantity as "minimalDeliveryQuantity",
        s.default_delivery_type as "defaultDeliveryType", s.tips, s.fiscal
      from merchant_settings s where s.merchant_id = ${merchantId} ${isHeld ? sql`for update of s` : sql``}`,
  );
}

/** Returns all payment methods of the brand, enabled or not, in their order. */
export async function selectPaymentMethods(tx: Tx, merchantId: string): Promise<PaymentMethod[]> {
  const { rows } = await sql<PaymentMethod>`
    select type, name, is_active as "isActive", web_enabled as "webEnabled", bot_enabled as "botEnabled",
      operator_enabled as "operatorEnabled", app_enabled as "appEnabled", qr_enabled as "qrEnabled"
    from payment_settings where merchant_id = ${merchantId} order by position, type`.execute(tx);
  return rows;
}

const toJsonb = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;

/**
 * Stores the given parts of the settings and increases their version. Feature flags and links that are not given stay
 * as they are.
 */
export async function updateSettings(
  tx: Tx,
  merchantId: string,
  {
    parts: {
      look,
      business,
      place,
      tracking,
      languages,
      features,
      views,
      links,
      contacts,
      messages,
      phones,
      fees,
      tips,
      fiscal,
    },
    by,
    at,
  }: { parts: Partial<SettingsSections>; by: string; at: Date },
): Promise<void> {
  const sets = [
    sql`version = version + 1, changed_by = ${by}, changed_at = ${at}`,
    look &&
      sql`brand = ${toJsonb(look.brand)}, title_left = ${toJsonb(look.titleLeft)}, title_right = ${toJsonb(look.titleRight)},
        about = ${toJsonb(look.about)}, main_color = ${look.mainColor}, main_color_type = ${findColorType(look.mainColor, look.mainColorType)},
        chosen_color_type = ${look.mainColorType}, is_dark = ${look.isDark}, logo = ${look.logo}, favicon = ${look.favicon}, share_image = ${look.shareImage}`,
    business &&
      sql`cashback_percent = ${business.cashbackPercent}, time_zone = ${business.timeZone}, kind = ${business.kind},
        currency = ${business.currency}, map_type = ${business.mapType},
        yandex_maps_key = ${business.yandexMapsKey}, iiko_organization_id = ${business.iikoOrganizationId},
        app_id = ${business.appId}`,
    place && sql`latitude = ${place.latitude}, longitude = ${place.longitude}`,
    tracking && sql`tracking = ${toJsonb(tracking)}`,
    languages &&
      sql`languages = ${languages.languages}::text[], main_language = ${languages.mainLanguage},
        is_language_forced = ${languages.isLanguageForced}`,
    features && sql`features = features || ${toJsonb(features)}`,
    views && sql`views = views || ${toJsonb(views)}`,
    links && sql`links = links || ${toJsonb(links)}`,
    contacts &&
      sql`contacts = ${toJsonb(contacts.contacts)}, copyright = ${toJsonb(contacts.copyright)},
        copyright_right = ${toJsonb(contacts.copyrightRight)}`,
    phones && sql`phone_countries = ${phones.countries}::text[]`,
    messages && sql`sms_content = ${toJsonb(messages.code)}`,
    fees &&
      sql`should_validate_delivery_area = ${fees.shouldValidateDeliveryArea},
        is_service_fee_enabled = ${fees.isServiceFeeEnabled},
        is_service_fee_free_above_threshold = ${fees.isServiceFeeFreeAboveThreshold},
        service_fee_threshold = ${fees.serviceFeeThreshold}, service_fee_amount = ${fees.serviceFeeAmount},
        minimal_delivery_price = ${fees.minimalDeliveryPrice},
        minimal_delivery_quantity = ${fees.minimalDeliveryQuantity},
        default_delivery_type = ${toJsonb(fees.defaultDeliveryType)}`,
    tips && sql`tips = ${toJsonb(tips)}`,
    fiscal && sql`fiscal = ${toJsonb(fiscal)}`,
  ].filter((set) => set !== undefined);
  await runStatement(
    tx,
    sql`update merchant_settings set ${sql.join(sets, sql`, `)} where merchant_id = ${merchantId}`,
  );
}

/**
 * Increases the version of the settings, because data shown with them changed elsewhere. A form opened before this
 * change is refused as stale.
 */
export function updateSettingsVersion(
  tx: Tx,
  merchantId: string,
  changed: { by: string; at: Date },
): Promise<void> {
  return updateSettings(tx, merchantId, { parts: {}, ...changed });
}

/** Updates a payment method of the brand: state, name and position. */
export async function updatePaymentMethod(
  tx: Tx,
  merchantId: string,
  { type, name, position, ...on }: PaymentMethod & { position: number },
): Promise<void> {
  await runStatement(
    tx,
    sql`update payment_settings set name = ${toJsonb(name)}, position = ${position}, is_active = ${on.isActive},
        web_enabled = ${on.webEnabled}, bot_enabled = ${on.botEnabled}, operator_enabled = ${on.operatorEnabled},
        app_enabled = ${on.appEnabled}, qr_enabled = ${on.qrEnabled}
      where merchant_id = ${merchantId} and type = ${type}`,
  );
}

interface SettingsPreviewRow {
  staffId: string;
  parts: Partial<SettingsSections>;
  /** Whether the preview also contains all drafts. */
  showsDrafts: boolean;
  framedBy: string;
}

/** Stores a person's preview, which replaces their previous one. */
export async function insertOrUpdateSettingsPreview(
  tx: Tx,
  preview: SettingsPreviewRow & { merchantId: string; tokenHash: Buffer; expiresAt: Date },
): Promise<void> {
  const { merchantId, staffId, tokenHash, parts, showsDrafts, framedBy, expiresAt } = preview;
  await runStatement(
    tx,
    sql`insert into settings_previews (merchant_id, staff_id, token_hash, parts, shows_drafts, framed_by, expires_at)
      values (${merchantId}, ${staffId}, ${tokenHash}, ${JSON.stringify(parts)}::jsonb, ${showsDrafts}, ${framedBy},
        ${expiresAt})
      on conflict (merchant_id, staff_id) do update set token_hash = excluded.token_hash, parts = excluded.parts,
        shows_drafts = excluded.shows_drafts, framed_by = excluded.framed_by, expires_at = excluded.expires_at`,
  );
}

/** Returns the preview with this token, if it has not expired. */
export function selectSettingsPreview(
  tx: Tx,
  { merchantId, tokenHash, now }: { merchantId: string; tokenHash: Buffer; now: Date },
): Promise<SettingsPreviewRow | undefined> {
  return queryMaybeOne(
    tx,
    sql<SettingsPreviewRow>`select staff_id as "staffId", parts, shows_drafts as "showsDrafts", framed_by as "framedBy" from settings_previews
      where merchant_id = ${merchantId} and token_hash = ${tokenHash} and expires_at > ${now}`,
  );
}
