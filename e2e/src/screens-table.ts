export { SCREENS } from "../../apps/server/src/testing/store-screens.ts";
export type { ScreenRow, ScreenData } from "../../apps/server/src/testing/store-screens.ts";
