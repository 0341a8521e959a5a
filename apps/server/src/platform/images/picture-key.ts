/**
 * Regular expression of PostgreSQL for the keys of a brand's pictures, wherever they stand in a text: the first group is
 * the picture's id.
 */
export const pictureKeyPattern = (merchantId: string): string =>
  `${merchantId}/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})`;
