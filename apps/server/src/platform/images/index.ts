export { prepareUpload } from "./prepare-upload.ts";
export type { PreparedUpload } from "./prepare-upload.ts";
export { serveImages } from "./serve-images.ts";
export type { ImagesOptions } from "./serve-images.ts";
