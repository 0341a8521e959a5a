import { createHash } from "node:crypto";

export const sha256Of = (data: Buffer): string => createHash("sha256").update(data).digest("hex");

/** As the header Content-MD5 wants it: every S3-compatible server checks it and refuses a body that was cut. */
export const md5Of = (data: Buffer): string => createHash("md5").update(data).digest("base64");
