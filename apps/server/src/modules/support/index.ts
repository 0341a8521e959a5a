export { registerSupport } from "./http.ts";
