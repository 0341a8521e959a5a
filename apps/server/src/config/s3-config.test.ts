import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const DATA_DIR = tmpdir();
const accessKeys = { S3_ACCESS_KEY_ID: "key", S3_SECRET_ACCESS_KEY: "hunter2hunter2" };
const readS3FromEnv = (env: object) => readConfig({ DATA_DIR, ...env }).s3;

test("[R40] stores pictures on disk unless a bucket is configured", () => {
  expect(readS3FromEnv({})).toBeNull();
  expect(readS3FromEnv({ S3_BUCKET: "pictures", ...accessKeys })).toEqual({
    endpoint: null,
    region: "us-east-1",
    bucket: "pictures",
    accessKeyId: "key",
    secretAccessKey: "hunter2hunter2",
    isPathStyle: false,
    prefix: "",
  });
  const own = { S3_ENDPOINT: "https://s3.example.uz/", S3_REGION: "tas-1", S3_FOLDER: "shop/one" };
  expect(readS3FromEnv({ S3_BUCKET: "pictures", ...accessKeys, ...own })).toMatchObject({
    endpoint: "https://s3.example.uz",
    region: "tas-1",
    isPathStyle: true,
    prefix: "shop/one/",
  });
  expect(
    readS3FromEnv({ S3_BUCKET: "pictures", ...accessKeys, ...own, S3_PATH_STYLE: "0" })?.isPathStyle,
  ).toBe(false);
});

test.each([
  ["S3_BUCKET", { S3_ENDPOINT: "https://s3.example.uz" }],
  ["S3_BUCKET", { S3_BUCKET: "../pictures", ...accessKeys }],
  ["S3_BUCKET", { S3_BUCKET: "Pictures", ...accessKeys }],
  ["S3_ACCESS_KEY_ID", { S3_BUCKET: "pictures" }],
  ["S3_SECRET_ACCESS_KEY", { S3_BUCKET: "pictures", S3_ACCESS_KEY_ID: "key" }],
  ["S3_ENDPOINT", { S3_BUCKET: "pictures", ...accessKeys, S3_ENDPOINT: "s3.example.uz" }],
  ["S3_FOLDER", { S3_BUCKET: "pictures", ...accessKeys, S3_FOLDER: "../other" }],
  ["S3_REGION", { S3_BUCKET: "pictures", ...accessKeys, S3_REGION: "tas 1" }],
  ["S3_PATH_STYLE", { S3_BUCKET: "pictures", ...accessKeys, S3_PATH_STYLE: "maybe" }],
])(
  "[R40] a missing or wrong %s ends the start with one line that names it without secrets: %o",
  (name, env) => {
    expect(() => readS3FromEnv(env)).toThrow(new RegExp(`^(?!.*hunter2)${name} must`));
  },
);
