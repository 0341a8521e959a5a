/** The steps in which somebody begins a brand, after its phone is proved or by a link. */
export const START_STEPS = ["brand", "look", "branch", "owner"] as const;

/** What a brand begins with: products of its kind, a list of its own, nothing. */
export const START_MENUS = ["KIND", "PASTED", "NONE"] as const;

/** Every day's hours to choose from; the same twice: around the clock. */
export const START_HOURS = ["09:00-23:00", "10:00-22:00", "08:00-20:00", "00:00-00:00"] as const;

/** Metres around the branch to deliver in; none: guests come themselves. */
export const START_RADII = [0, 2000, 3000, 5000, 7000, 10_000] as const;

/** Characters of a pasted menu that the platform keeps before there is a brand; a longer one waits on its device. */
export const MAX_DRAFT_MENU = 60_000;

/** The same of a logo, which is a data URL. */
export const MAX_DRAFT_LOGO = 200_000;

/** Products of a pasted menu that are looked at in the store before there is a brand. */
export const MAX_PREVIEWED = 100;
