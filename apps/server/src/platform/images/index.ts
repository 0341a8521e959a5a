export { prepareUpload } from "./prepare-upload.ts";
export { createUploads } from "./uploads.ts";
export type { Uploads } from "./uploads.ts";
export { serveImages } from "./serve-images.ts";
export type { Pictures } from "./serve-images.ts";
export { drawIcon } from "./draw-icon.ts";
export type { IconShape } from "./draw-icon.ts";
export { icoOf } from "./ico.ts";
