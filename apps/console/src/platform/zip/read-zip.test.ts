import { expect, test } from "vitest";
import { openZip } from "./read-zip.ts";
import { writeZip } from "./write-zip.ts";

const END_RECORD_BYTES = 22;
/** Offsets of fields in the end record of a ZIP file: number of entries, size of the directory, and its position. */
const [COUNT, SIZE, START] = [10, 12, 16];
const MEGABYTE_BYTES = 1024 * 1024;

/** Returns a ZIP file whose directory entry or end record was changed by `change`. */
async function createChangedZip(
  files: Parameters<typeof writeZip>[0],
  change: (view: DataView, end: number, entry: number) => void,
): Promise<Blob> {
  const bytes = await (await writeZip(files)).arrayBuffer();
  const view = new DataView(bytes);
  const end = bytes.byteLength - END_RECORD_BYTES;
  change(view, end, view.getUint32(end + START, true));
  return new Blob([bytes]);
}

test("[S9] a bomb is refused by the size that it declares, and by its real size if it declares less", async () => {
  const bomb = { "bomb.txt": new Uint8Array(40 * MEGABYTE_BYTES) };
  const honest = await openZip(await writeZip(bomb));
  await expect(honest.bytes("bomb.txt", MEGABYTE_BYTES)).rejects.toMatchObject({ fault: "too_large" });
  await expect(honest.text("bomb.txt")).rejects.toMatchObject({ fault: "too_large" });
  const lying = await openZip(
    await createChangedZip(bomb, (view, _, entry) => view.setUint32(entry + 24, 10, true)),
  );
  await expect(lying.bytes("bomb.txt", MEGABYTE_BYTES)).rejects.toMatchObject({ fault: "too_large" });
  await expect(lying.text("bomb.txt")).rejects.toMatchObject({ fault: "too_large" });
});

test("[S9] an archive with more entries or a larger directory than allowed is refused before it is read", async () => {
  const many = await createChangedZip({ "a.txt": "a" }, (view, end) =>
    view.setUint16(end + COUNT, 60_000, true),
  );
  await expect(openZip(many)).rejects.toMatchObject({ fault: "too_large" });
  const large = await createChangedZip({ "a.txt": "a" }, (view, end) =>
    view.setUint32(end + SIZE, 5 * MEGABYTE_BYTES, true),
  );
  await expect(openZip(large)).rejects.toMatchObject({ fault: "too_large" });
});

test("[S9] an archive with a broken end record or none is unreadable, whatever it says", async () => {
  const broken: Blob[] = [
    new Blob([]),
    new Blob(["PK"]),
    new Blob(["PK\u0005\u0006 no more"]),
    await createChangedZip({ "a.txt": "a" }, (view, end) => view.setUint16(end + COUNT, 4_000, true)),
    await createChangedZip({ "a.txt": "a" }, (view, end) => view.setUint32(end + SIZE, 3, true)),
    await createChangedZip({ "a.txt": "a" }, (view, end) => view.setUint32(end + START, 0xfffffff0, true)),
    await createChangedZip({ "a.txt": "a" }, (view, end) => view.setUint32(end, 0, true)),
  ];
  for (const file of broken) await expect(openZip(file)).rejects.toMatchObject({ fault: "unreadable" });
});

test("[S9] a file that cannot be read any more is unreadable", async () => {
  const gone = new File(["PK"], "menu.zip");
  gone.slice = () => {
    throw new DOMException("the file was moved", "NotReadableError");
  };
  await expect(openZip(gone)).rejects.toMatchObject({ fault: "unreadable" });
});
