const OWN = "401 401 401 404 404 404 401 401 200";
const MINE = "401 401 401 200 404 404 401 401 200";

/** What each actor is answered by the calls about saved cards: every customer has his own. */
export const cardMatrix = {
  cards: MINE,
  addCard: MINE,
  sendCardCode: OWN,
  confirmCard: OWN,
  preferCard: OWN,
  removeCard: OWN,
};
