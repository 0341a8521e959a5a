const SECTION_ID_PREFIX = "c-";

/** Returns the id of a category's section on the menu page. */
export const toSectionId = (categoryId: string) => `${SECTION_ID_PREFIX}${categoryId}`;

export const categoryIdFromSection = (section: Element) => section.id.slice(SECTION_ID_PREFIX.length);

/** Returns the URL of a category's section on the menu page. */
export const toSectionPath = (categoryId: string) => `/#${toSectionId(categoryId)}`;
