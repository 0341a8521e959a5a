/**
 * Products whose portrait picture, rendered for the stories from another angle, is also their second picture. The
 * product's page shows its middle part, which must contain the dish.
 */
const productsWithSecondPicture = new Set(
  `osh/toy-oshi osh/qazili-palov osh/ivitma-palov osh/napoleon-kabob osh/kok-somsa osh/shivit-oshi
  pizza/pepperoni pizza/bor-special pizza/barbecue-chicken pizza/tandir-beef pizza/kids
  market/apple-red market/banana market/broccoli market/carrot-yellow market/cherry market/cucumber
  market/grape-husayni market/potato market/potato-new market/tomato-pink`.split(/\s+/),
);

/** Returns the names of a product's further pictures. */
export const listSecondPictures = (picture: string | null): string[] =>
  picture && productsWithSecondPicture.has(picture) ? [toPortraitPicture(picture)] : [];

/** `toPortraitPicture("osh/toy-oshi")`: "osh/story-toy-oshi", the portrait picture of a dish. */
export const toPortraitPicture = (picture: string): string => picture.replace("/", "/story-");
