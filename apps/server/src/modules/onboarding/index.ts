export { registerOnboarding } from "./http.ts";
export { PLATFORM_ID } from "./send-start-code.ts";
