const PREFIX = "c-";

/** Id of a category's section on the menu's page. */
export const sectionId = (categoryId: string) => `${PREFIX}${categoryId}`;

export const categoryIdOf = (section: Element) => section.id.slice(PREFIX.length);

/** Address of a category's place on the menu. */
export const sectionPath = (categoryId: string) => `/#${sectionId(categoryId)}`;
