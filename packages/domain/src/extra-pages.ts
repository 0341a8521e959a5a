/** Paths of the brand's own pages, as in the specification [RT-1]. */
export const EXTRA_PAGE_PATHS = { EXTRA: "/extra", EXTRA2: "/extra2", EXTRA3: "/extr3" } as const;
