/** Where each page of the brand's own words lies, by the specification's paths [RT-1]. */
export const EXTRA_PATHS = { EXTRA: "/extra", EXTRA2: "/extra2", EXTRA3: "/extr3" } as const;
