import { createHash } from "node:crypto";

export const computeSha256 = (data: Buffer): string => createHash("sha256").update(data).digest("hex");

/** Value of the header Content-MD5. S3-compatible servers check it and refuse a truncated body. */
export const computeMd5 = (data: Buffer): string => createHash("md5").update(data).digest("base64");
