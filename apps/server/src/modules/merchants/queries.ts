import type { MainLanguage } from "@dasturxon/domain/language";
import type { BrandKind } from "@dasturxon/domain/brand-look";
import { internalBranchSettings } from "@dasturxon/contract/managed/branches";
import type { Branch, City, DeliveryRegion, WebSettings } from "@dasturxon/contract/merchants";
import type { TextByLanguage } from "@dasturxon/contract/shapes";
import type { PhoneCountry } from "@dasturxon/domain/phone-number";
import { sql } from "kysely";
import { hoursWithHolidaysSql } from "./branches/queries.ts";
import { queryOne, type Tx } from "../../platform/database/index.ts";
import type { BrandImport, BrandByLookupWord } from "./rows.ts";

const UUID_PATTERN = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const brandDirectoryColumns = sql`
  m.merchant_id as "merchantId", m.key, m.is_active as "isActive", m.deleted_at is not null as "isDeleted",
  m.content_version as "contentVersion"`;

/**
 * SQL condition: the host is a custom domain of one brand only. A domain shared by several brands is not the address of
 * any of them.
 */
export const isOwnDomainSql = sql`h.host like '%.%'
  and not exists (select from merchant_hosts o where o.host = h.host and o.page <> h.page)`;

/** Returns brands by host name, key or id. Hosts are first, with the lowest page first [BR-2, BR-4]. */
export async function selectBrandsByName(tx: Tx, words: string[]): Promise<BrandByLookupWord[]> {
  const ids = words.filter((word) => UUID_PATTERN.test(word));
  const { rows } = await sql<BrandByLookupWord>`
    select ${brandDirectoryColumns}, h.host as name, h.page
    from merchant_hosts h join merchants m using (merchant_id)
    where h.host = any(${words}::text[])
    union all
    select ${brandDirectoryColumns}, m.key as name, 10 as page from merchants m
    where m.key = any(${words}::text[])
    union all
    select ${brandDirectoryColumns}, m.merchant_id::text as name, 10 as page from merchants m
    where m.merchant_id = any(${ids}::uuid[])
    order by page`.execute(tx);
  return rows;
}

export interface BrandCardDataRow {
  merchantId: string;
  key: string;
  domain: string | null;
  name: TextByLanguage;
  mainColor: string;
  logo: string | null;
}

/** Returns all brands that are neither blocked nor deleted, ordered by key. Needs platform rights. */
export async function selectActiveBrands(tx: Tx): Promise<BrandCardDataRow[]> {
  const { rows } = await sql<BrandCardDataRow>`
    select m.merchant_id as "merchantId", m.key, s.brand as name, s.main_color as "mainColor", s.logo,
      d.domain
    from merchants m join merchant_settings s using (merchant_id)
    left join (
      select h.merchant_id, min(h.host) as domain from merchant_hosts h where ${isOwnDomainSql} group by h.merchant_id
    ) d using (merchant_id)
    where m.is_active and m.deleted_at is null order by m.key`.execute(tx);
  return rows;
}

interface DemoBrandKeys {
  keys: string[];
  ids: string[];
  /** Ids of the demo's brands that were opened. A brand is missing if the process ended before it was opened. */
  opened: string[];
  hasOthers: boolean;
}

/** Returns keys and ids of the demo's brands, and whether there are other brands. Needs platform rights. */
export async function selectDemoBrandKeys(tx: Tx): Promise<DemoBrandKeys> {
  const { rows } = await sql<{ id: string; key: string; isDemo: boolean; isOpened: boolean }>`
    (select merchant_id as id, key, is_demo as "isDemo", deleted_at is null as "isOpened" from merchants
      where is_demo order by key)
    union all (select merchant_id, key, is_demo, true from merchants where not is_demo limit 1)`.execute(tx);
  const demo = rows.filter(({ isDemo }) => isDemo);
  return {
    keys: demo.map(({ key }) => key),
    ids: demo.map(({ id }) => id),
    opened: demo.filter(({ isOpened }) => isOpened).map(({ id }) => id),
    hasOthers: rows.length > demo.length,
  };
}

/**
 * Increases the content version of the transaction's brand. Call it with every change that guests can see, and publish
 * an event, so that all processes invalidate the old version.
 */
export async function updateContentVersion(tx: Tx): Promise<void> {
  await sql`select raise_content_version()`.execute(tx);
}

export interface SettingsRow extends Omit<
  WebSettings,
  | "merchantId"
  | "key"
  | "domain"
  | "features"
  | "views"
  | "links"
  | "tracking"
  | "payments"
  | "isDemo"
  | "yandexMapsKey"
  | "picturesUrl"
  | "phoneCountries"
> {
  phoneCountries: PhoneCountry[] | null;
  /** Yandex Maps API key of the brand. Null: the API key of the installation. */
  ownMapsKey: string | null;
  key: string;
  domain: string | null;
  isActive: boolean;
  blockedReason: TextByLanguage | null;
  isDeleted: boolean;
  features: Record<string, unknown>;
  views: Record<string, unknown>;
  links: Record<string, unknown>;
  tracking: Record<string, Record<string, unknown>>;
}

/** Returns one brand's settings, with its main city and its custom domain, if any. */
export async function selectSettings(tx: Tx, merchantId: string): Promise<SettingsRow | undefined> {
  const { rows } = await sql<SettingsRow>`
    select m.key, m.is_active as "isActive", m.blocked_reason as "blockedReason", m.deleted_at is not null as "isDeleted",
      (select min(h.host) from merchant_hosts h where h.merchant_id = ${merchantId} and ${isOwnDomainSql}) as domain,
      s.brand, s.title_left as "titleLeft", s.title_right as "titleRight", s.copyright, s.copyright_right as "copyrightRight", s.contacts,
      s.tracking, s.about,
      s.logo, s.favicon, s.share_image as "shareImage", s.kind, s.main_color as "mainColor",
      s.main_color_type as "mainColorType", s.is_dark as "isDark", s.main_language as "mainLanguage",
      s.is_language_forced as "isLanguageForced", s.languages, s.currency, s.phone_countries as "phoneCountries",
      s.time_zone as "timeZone",
      s.map_type as "mapType", s.yandex_maps_key as "ownMapsKey", null as "mapTilesUrl", s.latitude, s.longitude,
      (select c.id from cities c where c.merchant_id = ${merchantId} and c.deleted_at is null order by c.is_main desc, c.id limit 1) as "mainCityId",
      s.features, s.views, s.links, s.cashback_percent::float8 as "cashbackPercent"
    from merchants m join merchant_settings s using (merchant_id)
    where m.merchant_id = ${merchantId}`.execute(tx);
  return rows[0];
}

/** Returns the parameters of `createBrandUrl`: the brand's key and its custom domain. */
export async function selectBrandAddress(
  tx: Tx,
  merchantId: string,
): Promise<Pick<SettingsRow, "key" | "domain">> {
  return queryOne(
    tx,
    sql<Pick<SettingsRow, "key" | "domain">>`
      select m.key,
        (select min(h.host) from merchant_hosts h where h.merchant_id = ${merchantId} and ${isOwnDomainSql}) as domain
      from merchants m where m.merchant_id = ${merchantId}`,
  );
}

/** Returns the stored feature flags. Flags that were never set are missing. */
export async function selectFeatures(tx: Tx, merchantId: string): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ features: Record<string, unknown> }>`
    select features from merchant_settings where merchant_id = ${merchantId}`.execute(tx);
  return rows[0]?.features ?? {};
}

/** Data of a brand that other modules need, from one query. */
export interface BrandBasicData {
  id: string;
  key: string;
  name: TextByLanguage;
  mainColor: string;
  logo: string | null;
  kind: BrandKind;
  timeZone: string;
  currency: "UZS" | "KZT";
  /** Countries of the phone numbers that the brand sends SMS to. Null: the country of the currency. */
  phoneCountries: PhoneCountry[] | null;
  mainLanguage: MainLanguage;
  /** Languages of the brand's texts. */
  languages: WebSettings["languages"];
  cashbackPercent: number;
  /** The brand's template of the SMS that contains a one-time code. Its placeholder is `{code}` [EN-5]. */
  smsContent: TextByLanguage;
  /** Whether the platform blocked the brand. False for brands that are not open yet or were removed. */
  isBlocked: boolean;
  blockedReason: TextByLanguage | null;
}

export async function selectBrandBasics(tx: Tx, merchantId: string): Promise<BrandBasicData | undefined> {
  const { rows } = await sql<BrandBasicData>`
    select m.merchant_id as id, m.key, s.brand as name, s.main_color as "mainColor", s.logo,
      s.kind, s.time_zone as "timeZone", s.currency, s.phone_countries as "phoneCountries",
      s.main_language as "mainLanguage",
      s.languages, s.cashback_percent::float8 as "cashbackPercent", s.sms_content as "smsContent",
      not m.is_active and m.deleted_at is null as "isBlocked", m.blocked_reason as "blockedReason"
    from merchants m join merchant_settings s using (merchant_id)
    where m.merchant_id = ${merchantId}`.execute(tx);
  return rows[0];
}

export async function selectCities(tx: Tx, merchantId: string): Promise<City[]> {
  const { rows } = await sql<City>`
    select id, name, description, latitude, longitude, is_main as "isMain", map_key as "mapKey",
      is_taximeter as "isTaximeter", taximeter_comment as "taximeterComment"
    from cities where merchant_id = ${merchantId} and deleted_at is null order by is_main desc, name ->> 'uz', id`.execute(
    tx,
  );
  return rows;
}

export async function selectCityExists(tx: Tx, merchantId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from cities where merchant_id = ${merchantId} and id = ${id} and deleted_at is null`.execute(tx);
  return rows.length > 0;
}

const branchColumns = sql`
  id, merchant_id as "merchantId", city_id as "cityId", name, address, latitude, longitude, phone,
  coalesce(booking_phone, phone) as "bookingPhone", is_active as "isActive", is_main as "isMain",
  settings - ${Object.keys(internalBranchSettings)}::text[] as settings,
  delivery_start as "deliveryStart", delivery_end as "deliveryEnd", delivery_price::float8 as "deliveryPrice",
  ${hoursWithHolidaysSql} as "workHours", preparation_minutes as "preparationMinutes"`;

/** Returns active branches, the main one first [BN-6]. */
export async function selectBranches(tx: Tx, merchantId: string): Promise<Branch[]> {
  const { rows } = await sql<Branch>`
    select ${branchColumns} from branches
    where merchant_id = ${merchantId} and is_active and deleted_at is null
    order by is_main desc, name ->> 'uz', id`.execute(tx);
  return rows;
}

export async function selectBranch(tx: Tx, merchantId: string, id: string): Promise<Branch | undefined> {
  const { rows } = await sql<Branch>`
    select ${branchColumns} from branches
    where merchant_id = ${merchantId} and id = ${id} and is_active and deleted_at is null`.execute(tx);
  return rows[0];
}

/** A delivery region with its tariff, in the brand's currency and metres. */
export interface RegionRow extends DeliveryRegion {
  basePrice: number;
  baseDistance: number;
  perKilometre: number;
  freeFrom: number;
}

export async function selectRegions(tx: Tx, merchantId: string): Promise<RegionRow[]> {
  const { rows } = await sql<RegionRow>`
    select id, merchant_id as "merchantId", city_id as "cityId", branch_id as "branchId", name, polygon, color,
      base_price::float8 as price, base_price::float8 as "basePrice", base_distance as "baseDistance",
      per_kilometre::float8 as "perKilometre", free_from::float8 as "freeFrom"
    from regions where merchant_id = ${merchantId} and deleted_at is null order by id`.execute(tx);
  return rows;
}

/** Writes all rows of the brand: settings, payments, cities, branches, regions. */
export async function insertOrUpdateBrand(tx: Tx, brand: BrandImport): Promise<void> {
  await insertOrUpdateTableRows(tx, "merchant_settings", "merchant_id", [brand.settings]);
  await insertOrUpdateTableRows(tx, "payment_settings", "merchant_id, type", brand.payments);
  await insertOrUpdateTableRows(tx, "cities", "merchant_id, id", brand.cities);
  await insertOrUpdateTableRows(tx, "branches", "merchant_id, id", brand.branches);
  await insertOrUpdateTableRows(tx, "regions", "merchant_id, id", brand.regions);
}

/** Writes all rows of a table in one statement. Columns missing in the rows have their defaults. */
async function insertOrUpdateTableRows(
  tx: Tx,
  table: string,
  key: string,
  rows: Record<string, unknown>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  const updates = sql.join(
    Object.keys(first)
      .filter((name) => !key.split(", ").includes(name))
      .map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`),
  );
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    on conflict (${sql.join(key.split(", ").map((name) => sql.ref(name)))}) do update set ${updates}`.execute(
    tx,
  );
}
