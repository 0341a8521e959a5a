export { SCREENS } from "../../apps/server/src/testing/store-screens.ts";
export type { ScreenRow, Things } from "../../apps/server/src/testing/store-screens.ts";
