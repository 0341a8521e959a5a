export { importMenu, type MenuImport } from "./importing/import-menu.ts";
export { deleteFavouritesOf } from "./favourites/queries.ts";
export { gradeProduct } from "./grades/grade-product.ts";
export { registerProducts } from "./http.ts";
export { healStops } from "./stop-product.ts";
export { returnStockOf, takeStockOf } from "./stock.ts";
export { selectProductIds } from "./queries.ts";
