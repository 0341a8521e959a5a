/** Stored settings of a brand's visitor counters. */
export type TrackingSettings = {
  metrica: { active: boolean; id: string };
  gtm: { active: boolean; id: string };
  pixel: { active: boolean; id: string };
};

/** Ids of the active counters; null: not active. */
export type TrackerIds = { metrica: string | null; gtm: string | null; pixel: string | null };

/** Id from copied examples, not of a real counter. */
const IGNORED_METRICA_ID = "98329667";

/** Returns the active counters with a valid id. Ids are validated because they become part of an address. [AN-1] */
export function findActiveTrackers({ metrica, gtm, pixel }: TrackingSettings): TrackerIds {
  return {
    metrica:
      metrica.active && metrica.id !== IGNORED_METRICA_ID && /^\d{1,12}$/.test(metrica.id)
        ? metrica.id
        : null,
    gtm: gtm.active && /^(GTM|G)-[A-Z0-9]{4,12}$/.test(gtm.id) ? gtm.id : null,
    pixel: pixel.active && /^\d{5,20}$/.test(pixel.id) ? pixel.id : null,
  };
}

/** Returns whether any counter is active. [AN-1] */
export function hasActiveTracker(settings: TrackingSettings): boolean {
  return Object.values(findActiveTrackers(settings)).some((id) => id !== null);
}

/**
 * Pages with personal data or forms for such data. No counter is loaded on these pages, and none receives their
 * addresses. [AN-1]
 */
const PRIVATE_PATH_PATTERN =
  /^\/(login|checkout|profile|notifications|table|group|booking|choose-address|address)(\/|$)/;

export function isPrivatePath(path: string): boolean {
  return PRIVATE_PATH_PATTERN.test(path);
}
