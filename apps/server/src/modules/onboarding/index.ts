export { registerOnboarding } from "./http.ts";
export { givePermit } from "./give-permit.ts";
