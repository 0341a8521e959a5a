import type { S3Client } from "@aws-sdk/client-s3";
import { computeMd5, computeSha256 } from "./checksum.ts";
import { assertStorageKey, DamagedFileError, isStorageKey } from "./storage.ts";
import type { StoredFileMetadata, StoragePutOptions, FileStorage, StoredFileEntry } from "./storage.ts";

export interface S3Options {
  /** Address of the S3 server. Null for the default endpoint of AWS in the region. */
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
const READ_TIMEOUT_MS = 4_000;
const WRITE_TIMEOUT_MS = 10_000;
const CONNECTION_TIMEOUT_MS = 1_500;
const MAX_SOCKETS = 64;
const MAX_KEYS_PER_PAGE = 1_000;

/** S3 storage without retries, which `createGuardedStorage` adds. The client library is lazy-loaded by the first call. */
export function createS3Storage(options: S3Options): Omit<FileStorage, "state"> {
  const { bucket: Bucket, prefix } = options;
  const open = createLazyPromise(() => openS3Client(options));
  const toS3Location = (key: string) => {
    assertStorageKey(key);
    return { Bucket, Key: prefix + key };
  };

  async function fetchFileFacts(key: string): Promise<StoredFileMetadata | null> {
    const { client, HeadObjectCommand } = await open();
    const head = await toNullIfAbsent(
      client.send(new HeadObjectCommand(toS3Location(key)), createTimeoutOptions(READ_TIMEOUT_MS)),
    );
    if (head === null) return null;
    const sha256 = head.Metadata?.["sha256"] ?? null;
    return { size: head.ContentLength ?? 0, version: sha256 ?? head.ETag ?? "", sha256 };
  }

  return {
    kind: "s3",
    facts: fetchFileFacts,
    async put(key, data, { contentType }: StoragePutOptions) {
      const { client, PutObjectCommand } = await open();
      const command = new PutObjectCommand({
        ...toS3Location(key),
        Body: data,
        ContentType: contentType,
        ContentLength: data.length,
        // The server refuses a body with another checksum, so an object is stored completely or not at all.
        ContentMD5: computeMd5(data),
        Metadata: { sha256: computeSha256(data) },
      });
      await client.send(command, createTimeoutOptions(WRITE_TIMEOUT_MS));
    },
    async get(key) {
      const { client, GetObjectCommand } = await open();
      const reply = await toNullIfAbsent(
        client.send(new GetObjectCommand(toS3Location(key)), createTimeoutOptions(READ_TIMEOUT_MS)),
      );
      if (reply === null) return null;
      const data = Buffer.from((await reply.Body?.transformToByteArray()) ?? []);
      const stored = reply.Metadata?.["sha256"];
      if (stored !== undefined && stored !== computeSha256(data))
        throw new DamagedFileError(`${key} does not match its checksum`);
      return data;
    },
    async remove(key) {
      const { client, DeleteObjectCommand } = await open();
      await toNullIfAbsent(
        client.send(new DeleteObjectCommand(toS3Location(key)), createTimeoutOptions(READ_TIMEOUT_MS)),
      );
    },
    async *list(folder): AsyncIterable<StoredFileEntry> {
      const { client, ListObjectsCommand } = await open();
      // Requests each page by the last key of the previous page, because not all servers support continuation tokens
      // (s3rver on newer versions of Node).
      let Marker: string | undefined;
      do {
        const page = {
          Bucket,
          Prefix: prefix + folder,
          MaxKeys: MAX_KEYS_PER_PAGE,
          ...(Marker === undefined ? {} : { Marker }),
        };
        const reply = await client.send(new ListObjectsCommand(page), createTimeoutOptions(WRITE_TIMEOUT_MS));
        for (const { Key = "", Size = 0, LastModified } of reply.Contents ?? []) {
          const key = Key.slice(prefix.length);
          if (isStorageKey(key)) yield { key, size: Size, modifiedAt: LastModified ?? new Date(0) };
        }
        Marker = reply.IsTruncated ? reply.Contents?.at(-1)?.Key : undefined;
      } while (Marker !== undefined);
    },
  };
}

const createTimeoutOptions = (milliseconds: number) => ({ abortSignal: AbortSignal.timeout(milliseconds) });

/** Loads the client library, only if files are in a bucket, and creates a client. */
async function openS3Client({ endpoint, region, isPathStyle, ...options }: S3Options) {
  const library = await import("@aws-sdk/client-s3");
  const { accessKeyId, secretAccessKey } = options;
  const client: S3Client = new library.S3Client({
    region,
    forcePathStyle: isPathStyle,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 1,
    // Checksums are sent only if required, because older S3 servers support neither the newer checksums nor chunked
    // bodies. All servers check Content-MD5.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: {
      connectionTimeout: CONNECTION_TIMEOUT_MS,
      httpAgent: { maxSockets: MAX_SOCKETS },
      httpsAgent: { maxSockets: MAX_SOCKETS },
    },
    ...(endpoint === null ? {} : { endpoint }),
  });
  return { ...library, client };
}

function createLazyPromise<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => (made ??= make());
}

const ABSENT_ERROR_NAMES = new Set(["NoSuchKey", "NotFound"]);

/** Returns null if the object does not exist. */
async function toNullIfAbsent<T>(sending: Promise<T>): Promise<T | null> {
  try {
    return await sending;
  } catch (error) {
    if (error instanceof Error && ABSENT_ERROR_NAMES.has(error.name)) return null;
    throw error;
  }
}
