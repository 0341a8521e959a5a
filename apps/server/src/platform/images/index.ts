export { prepareUpload } from "./prepare-upload.ts";
export { createUploads } from "./uploads.ts";
export type { Uploads } from "./uploads.ts";
export { serveImages } from "./serve-images.ts";
