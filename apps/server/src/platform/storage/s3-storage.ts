import type { S3Client } from "@aws-sdk/client-s3";
import { md5Of, sha256Of } from "./checksum.ts";
import { checkKey, DamagedFile, isStorageKey } from "./storage.ts";
import type { FileFacts, PutOptions, Storage, StoredEntry } from "./storage.ts";

export interface S3Options {
  /** Null for the default endpoint of AWS in the region. */
  endpoint: string | null;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket is part of the path instead of the host name. */
  isPathStyle: boolean;
  /** Folder in the bucket, with a trailing slash. Empty for the bucket itself. */
  prefix: string;
}

/** Timeout of one attempt in milliseconds. */
const READ_TIMEOUT = 4_000;
const WRITE_TIMEOUT = 10_000;
const CONNECTION_TIMEOUT = 1_500;
const MAX_SOCKETS = 64;
const PAGE = 1_000;

/** S3 storage without retries, which `guardedStorage` adds. The client library is lazy-loaded by the first call. */
export function s3Storage(options: S3Options): Omit<Storage, "state"> {
  const { bucket: Bucket, prefix } = options;
  const open = once(() => openClient(options));
  const place = (key: string) => {
    checkKey(key);
    return { Bucket, Key: prefix + key };
  };

  async function facts(key: string): Promise<FileFacts | null> {
    const { client, HeadObjectCommand } = await open();
    const head = await ifThere(client.send(new HeadObjectCommand(place(key)), within(READ_TIMEOUT)));
    if (head === null) return null;
    const sha256 = head.Metadata?.["sha256"] ?? null;
    return { size: head.ContentLength ?? 0, version: sha256 ?? head.ETag ?? "", sha256 };
  }

  return {
    kind: "s3",
    facts,
    async put(key, data, { contentType }: PutOptions) {
      const { client, PutObjectCommand } = await open();
      const command = new PutObjectCommand({
        ...place(key),
        Body: data,
        ContentType: contentType,
        ContentLength: data.length,
        // The server refuses a body that does not match, so an object is stored completely or not at all.
        ContentMD5: md5Of(data),
        Metadata: { sha256: sha256Of(data) },
      });
      await client.send(command, within(WRITE_TIMEOUT));
    },
    async get(key) {
      const { client, GetObjectCommand } = await open();
      const reply = await ifThere(client.send(new GetObjectCommand(place(key)), within(READ_TIMEOUT)));
      if (reply === null) return null;
      const data = Buffer.from((await reply.Body?.transformToByteArray()) ?? []);
      const stored = reply.Metadata?.["sha256"];
      if (stored !== undefined && stored !== sha256Of(data))
        throw new DamagedFile(`${key} does not match its checksum`);
      return data;
    },
    async remove(key) {
      const { client, DeleteObjectCommand } = await open();
      await ifThere(client.send(new DeleteObjectCommand(place(key)), within(READ_TIMEOUT)));
    },
    async *list(folder): AsyncIterable<StoredEntry> {
      const { client, ListObjectsCommand } = await open();
      // Pages by the last key, because not all servers support continuation tokens (s3rver on newer versions of Node).
      let Marker: string | undefined;
      do {
        const page = {
          Bucket,
          Prefix: prefix + folder,
          MaxKeys: PAGE,
          ...(Marker === undefined ? {} : { Marker }),
        };
        const reply = await client.send(new ListObjectsCommand(page), within(WRITE_TIMEOUT));
        for (const { Key = "", Size = 0, LastModified } of reply.Contents ?? []) {
          const key = Key.slice(prefix.length);
          if (isStorageKey(key)) yield { key, size: Size, modifiedAt: LastModified ?? new Date(0) };
        }
        Marker = reply.IsTruncated ? reply.Contents?.at(-1)?.Key : undefined;
      } while (Marker !== undefined);
    },
  };
}

const within = (milliseconds: number) => ({ abortSignal: AbortSignal.timeout(milliseconds) });

/** Loads the client library, only if files are in a bucket, and creates a client. */
async function openClient({ endpoint, region, isPathStyle, ...options }: S3Options) {
  const library = await import("@aws-sdk/client-s3");
  const { accessKeyId, secretAccessKey } = options;
  const client: S3Client = new library.S3Client({
    region,
    forcePathStyle: isPathStyle,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 1,
    // Older servers support neither newer checksums nor their chunked bodies. All servers check Content-MD5.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: {
      connectionTimeout: CONNECTION_TIMEOUT,
      httpAgent: { maxSockets: MAX_SOCKETS },
      httpsAgent: { maxSockets: MAX_SOCKETS },
    },
    ...(endpoint === null ? {} : { endpoint }),
  });
  return { ...library, client };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => (made ??= make());
}

const ABSENT = new Set(["NoSuchKey", "NotFound"]);

/** Returns null if the object does not exist. */
async function ifThere<T>(sending: Promise<T>): Promise<T | null> {
  try {
    return await sending;
  } catch (error) {
    if (error instanceof Error && ABSENT.has(error.name)) return null;
    throw error;
  }
}
