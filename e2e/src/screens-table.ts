export { STORE_SCREENS as SCREENS } from "../../apps/server/src/testing/store-screens.ts";
export type { StoreScreen as ScreenRow, ScreenData } from "../../apps/server/src/testing/store-screens.ts";
