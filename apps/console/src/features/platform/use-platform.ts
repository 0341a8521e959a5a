import type {
  Administrator,
  IssuedPermit,
  BrandHealthReport,
  InstallationState,
  ListedBrand,
  PlatformAction,
  PlatformBrand,
} from "@dasturxon/contract";
import { dayFromInstant, timeFromInstant } from "@dasturxon/domain/time-zone";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api, subscribeSignedOut, unwrapApiResult, RefusalError } from "../../platform/api.ts";

const ADMINISTRATOR_QUERY_KEY = ["platform", "me"];
const BRANDS_QUERY_KEY = ["platform", "brands"];

/**
 * Queries the signed-in administrator. Null: not signed in. `elsewhere`: this is a brand's own host, without the
 * platform.
 */
export function useAdministrator() {
  const client = useQueryClient();
  useEffect(() => subscribeSignedOut(() => client.setQueryData(ADMINISTRATOR_QUERY_KEY, null)), [client]);
  return useQuery({
    queryKey: ADMINISTRATOR_QUERY_KEY,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async (): Promise<Administrator | "elsewhere" | null> => {
      const [refusal, me] = await api.call("GET /platform/v1/me");
      if (refusal?.code === "unauthorized") return null;
      if (refusal?.statusCode === 404) return "elsewhere";
      if (refusal) throw new RefusalError(refusal);
      return me;
    },
  });
}

/** Replaces the signed-in administrator and clears the cached brands. */
export function useSetAdministrator(): (administrator: Administrator | null) => void {
  const client = useQueryClient();
  return (administrator) => {
    client.removeQueries({ queryKey: BRANDS_QUERY_KEY });
    client.setQueryData(ADMINISTRATOR_QUERY_KEY, administrator);
  };
}

export interface BrandListQuery {
  q: string;
  state: ListedBrand["state"] | null;
  page: number;
}

/** Queries a page of brands. Shows the previous page until the next one is loaded. */
export function useBrands({ q, state, page }: BrandListQuery) {
  return useQuery({
    queryKey: [...BRANDS_QUERY_KEY, q, state, page],
    placeholderData: keepPreviousData,
    queryFn: () => {
      const query = { ...(q && { q }), ...(state && { state }), page: String(page) };
      return unwrapApiResult<{ brands: ListedBrand[]; total: number; pages: number }>(
        api.call("GET /platform/v1/brands", { query }),
      );
    },
  });
}

export function useBrand(id: string) {
  return useQuery({
    queryKey: [...BRANDS_QUERY_KEY, "one", id],
    queryFn: () => unwrapApiResult<PlatformBrand>(api.call("GET /platform/v1/brands/{id}", { path: { id } })),
  });
}

export function usePermits() {
  return useQuery({
    queryKey: [...BRANDS_QUERY_KEY, "permits"],
    queryFn: () => unwrapApiResult<IssuedPermit[]>(api.call("GET /platform/v1/permits")),
  });
}

const INSTALLATION_REFETCH_MS = 10_000;
const HEALTH_REFETCH_MS = 30_000;

/** Queries the health of the brands, refetched at an interval. */
export function useBrandsHealth(page: number) {
  return useQuery({
    queryKey: [...BRANDS_QUERY_KEY, "health", page],
    placeholderData: keepPreviousData,
    refetchInterval: HEALTH_REFETCH_MS,
    queryFn: () =>
      unwrapApiResult<{ at: string; brands: BrandHealthReport[]; total: number; pages: number }>(
        api.call("GET /platform/v1/health", { query: { page: String(page) } }),
      ),
  });
}

/** Queries the state of the installation, refetched at an interval. */
export function useInstallation() {
  return useQuery({
    queryKey: [...BRANDS_QUERY_KEY, "installation"],
    refetchInterval: INSTALLATION_REFETCH_MS,
    queryFn: () => unwrapApiResult<InstallationState>(api.call("GET /platform/v1/installation")),
  });
}

export function useAdministratorActionLog() {
  return useQuery({
    queryKey: [...BRANDS_QUERY_KEY, "acts"],
    queryFn: () => unwrapApiResult<PlatformAction[]>(api.call("GET /platform/v1/acts")),
  });
}

/** Returns the API calls of the administrators. Those that change data also invalidate the cached brands. */
export function usePlatformActions() {
  const client = useQueryClient();
  async function refetchAfter<Result>(answer: Promise<Result>): Promise<Result> {
    const result = await answer;
    await client.invalidateQueries({ queryKey: BRANDS_QUERY_KEY });
    return result;
  }
  return {
    block: (id: string, reason: { uz: string; ru: string | null; eng: string | null }) =>
      refetchAfter(api.call("POST /platform/v1/brands/{id}/block", { path: { id }, body: { reason } })),
    unblock: (id: string) =>
      refetchAfter(api.call("POST /platform/v1/brands/{id}/unblock", { path: { id } })),
    changeLimits: (id: string, limits: Record<"branches" | "products" | "texts", number | null>) =>
      refetchAfter(api.call("PUT /platform/v1/brands/{id}/limits", { path: { id }, body: limits })),
    enter: (id: string) => refetchAfter(api.call("POST /platform/v1/brands/{id}/support", { path: { id } })),
    givePermit: (whom: string) =>
      refetchAfter(api.call("POST /platform/v1/permits", { body: { for: whom } })),
    addDomain: (id: string, domain: string) =>
      refetchAfter(api.call("POST /platform/v1/brands/{id}/domains", { path: { id }, body: { domain } })),
    checkDomain: (id: string, domain: string) =>
      refetchAfter(
        api.call("POST /platform/v1/brands/{id}/domains/{domain}/check", { path: { id, domain } }),
      ),
    removeDomain: (id: string, domain: string) =>
      refetchAfter(api.call("DELETE /platform/v1/brands/{id}/domains/{domain}", { path: { id, domain } })),
    changePages: (id: string, domain: string, body: Record<"second" | "third", string | null>) =>
      refetchAfter(
        api.call("PUT /platform/v1/brands/{id}/domains/{domain}/pages", { path: { id, domain }, body }),
      ),
    withdrawPermit: (id: string) =>
      refetchAfter(api.call("DELETE /platform/v1/permits/{id}", { path: { id } })),
    signOut: () => api.call("POST /platform/v1/sign-out"),
  };
}

/** Returns the time in this device's time zone, for example `18:40`. */
export const formatLocalTime = (at: string): string =>
  timeFromInstant(at, Intl.DateTimeFormat().resolvedOptions().timeZone);

/** Returns date and time in this device's time zone, because the brands have different time zones. */
export function formatLocalDateTime(at: string): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const [year = "", month = "", date = ""] = dayFromInstant(at, timeZone).split("-");
  return `${date}.${month}.${year} ${timeFromInstant(at, timeZone)}`;
}
