export { registerOnboarding } from "./http.ts";
