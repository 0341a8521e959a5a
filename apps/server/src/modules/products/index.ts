export { importMenu, type MenuImport } from "./importing/import-menu.ts";
export { deleteFavouritesOf } from "./favourites/queries.ts";
export { selectGradesOf } from "./grades/queries.ts";
export { gradeProduct } from "./grades/grade-product.ts";
export { registerProducts } from "./http.ts";
export { changeStops } from "./stops/change-stops.ts";
export { expireStops } from "./stops/expire-stops.ts";
export { returnStockOf, takeStockOf } from "./stock.ts";
export { selectAreSold, selectProductIds } from "./queries.ts";
