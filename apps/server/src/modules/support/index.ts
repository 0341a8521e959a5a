export { type ContentImport, importContent } from "./content/import-content.ts";
export { registerSupport } from "./http.ts";
