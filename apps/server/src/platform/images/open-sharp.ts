import type { Sharp, SharpInput, SharpOptions } from "sharp";

type OpenSharp = (input: SharpInput | SharpOptions, options?: SharpOptions) => Sharp;

let opened: Promise<OpenSharp> | null = null;

/** The library of pictures, loaded with the first one: a process that serves none holds 15 MB less. */
export async function openSharp(): Promise<OpenSharp> {
  opened ??= load();
  return await opened;
}

async function load(): Promise<OpenSharp> {
  const { default: sharp } = await import("sharp");
  // Two pictures at a time, one thread each; what libvips would remember is kept on disk by us.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp as OpenSharp;
}
