/** PostgreSQL regular expression for keys of a brand's pictures in a text. The first group is the picture's id. */
export const createPictureKeyPattern = (merchantId: string): string =>
  `${merchantId}/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})`;
