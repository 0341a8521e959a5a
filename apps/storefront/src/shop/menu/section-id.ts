const PREFIX = "c-";

/** Returns the id of a category's section on the menu page. */
export const sectionId = (categoryId: string) => `${PREFIX}${categoryId}`;

export const categoryIdOf = (section: Element) => section.id.slice(PREFIX.length);

/** Returns the URL of a category's section on the menu page. */
export const sectionPath = (categoryId: string) => `/#${sectionId(categoryId)}`;
