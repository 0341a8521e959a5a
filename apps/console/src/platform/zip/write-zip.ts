/** Returns a ZIP file with these texts or bytes by name. Equal files give equal archives. */
export async function writeZip(files: Record<string, string | Uint8Array<ArrayBuffer>>): Promise<Blob> {
  const { strToU8, zipSync } = await import("fflate");
  const contents = Object.entries(files).map(([name, content]) => [
    name,
    typeof content === "string" ? strToU8(content) : content,
  ]);
  // A fixed date, the earliest of the ZIP format, keeps archives of equal files equal.
  return new Blob([zipSync(Object.fromEntries(contents), { mtime: "1980-01-01T00:00:00" })]);
}
