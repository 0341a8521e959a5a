/** A brand in the directory of hosts. It contains no secrets, because it is read before the tenant is determined. */
export interface BrandDirectoryRow {
  merchantId: string;
  key: string;
  isActive: boolean;
  isDeleted: boolean;
  contentVersion: number;
}

/**
 * Maximum number of pages of a host. Each page belongs to another brand. Brands that were found by key or id have
 * higher page numbers.
 */
export const MAX_PAGES_PER_HOST = 3;

/** A brand with the host, key or id by which it was found. */
export interface BrandByLookupWord extends BrandDirectoryRow {
  name: string;
  page: number;
}

/** Rows of one brand. Fields have the names of columns. */
export interface BrandImport {
  merchantId: string;
  isDemo: boolean;
  settings: Record<string, unknown>;
  payments: Record<string, unknown>[];
  cities: Record<string, unknown>[];
  branches: Record<string, unknown>[];
  regions: Record<string, unknown>[];
}
