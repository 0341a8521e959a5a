/** A brand as the directory of hosts knows it: nothing secret, read before a tenant is known. */
export interface DirectoryRow {
  merchantId: string;
  key: string;
  isActive: boolean;
  isDeleted: boolean;
  contentVersion: number;
}

/** Pages of a host are 1 to 3; what was found by its key or id stands behind them. */
export const HOST_PAGES = 3;

/** A brand with the word that it was found by. */
export interface NamedBrand extends DirectoryRow {
  name: string;
  page: number;
}

/** Rows of one brand, named as the columns are. */
export interface BrandImport {
  merchantId: string;
  isDemo: boolean;
  settings: Record<string, unknown>;
  payments: Record<string, unknown>[];
  cities: Record<string, unknown>[];
  branches: Record<string, unknown>[];
  regions: Record<string, unknown>[];
}
