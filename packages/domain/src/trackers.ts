/** What a brand stores of its counters of visitors. */
export type TrackingSettings = {
  metrica: { active: boolean; id: string };
  gtm: { active: boolean; id: string };
  pixel: { active: boolean; id: string };
};

/** The counters that run, by their ids; null: that one does not. */
export type Trackers = { metrica: string | null; gtm: string | null; pixel: string | null };

/** Belongs to nobody: it stands in examples that were copied. */
const SKIPPED_METRICA = "98329667";

/** The counters that are on and have an id that can be one; anything else would become part of an address. [AN-1] */
export function trackersOf({ metrica, gtm, pixel }: TrackingSettings): Trackers {
  return {
    metrica:
      metrica.active && metrica.id !== SKIPPED_METRICA && /^\d{1,12}$/.test(metrica.id) ? metrica.id : null,
    gtm: gtm.active && /^(GTM|G)-[A-Z0-9]{4,12}$/.test(gtm.id) ? gtm.id : null,
    pixel: pixel.active && /^\d{5,20}$/.test(pixel.id) ? pixel.id : null,
  };
}

/** Does any counter run? [AN-1] */
export function isTracked(settings: TrackingSettings): boolean {
  return Object.values(trackersOf(settings)).some((id) => id !== null);
}

/** Pages of a person's own, or that ask for what is personal: no counter is loaded with them or told of them. [AN-1] */
const PRIVATE = /^\/(login|checkout|profile|notifications|table|group|booking|choose-address|address)(\/|$)/;

export function isPrivatePath(path: string): boolean {
  return PRIVATE.test(path);
}
