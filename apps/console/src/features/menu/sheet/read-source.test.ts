import { expect, test } from "vitest";
import { parseImportFiles } from "./read-source.ts";
import { writeXlsx } from "./write-xlsx.ts";
import { writeZip } from "../../../platform/zip/write-zip.ts";

const PICTURE_BYTES = Uint8Array.from({ length: 64 }, (_, at) => at);
const TABLE_TEXT = "id;picture\r\np1;osh.jpg\r\n";
const createZipFile = async (files: Parameters<typeof writeZip>[0]) =>
  new File([await writeZip(files)], "menu.zip");
const readPictureNames = async (...files: File[]) =>
  (await parseImportFiles(files)).pictures.map(({ name }) => name);

test("[MN-1] reads a ZIP of pictures with its folders, lazily and without system files", async () => {
  const zip = await createZipFile({
    "Foto/osh.JPG": PICTURE_BYTES,
    "__MACOSX/Foto/._osh.JPG": "x",
    "Foto/.DS_Store": "x",
    "Thumbs.db": "x",
    "a.png": PICTURE_BYTES,
  });
  const { book, pictures } = await parseImportFiles([zip]);
  expect(book).toEqual({});
  expect(pictures.map(({ name }) => name)).toEqual(["Foto/osh.JPG", "a.png"]);
  const read = await pictures[0]?.read();
  expect(read?.type).toBe("image/jpeg");
  expect(new Uint8Array((await read?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(PICTURE_BYTES);
});

test("[MN-1] combines a table with its pictures: in one ZIP, next to it, or as separate files", async () => {
  const dishes = [
    ["id", "picture"],
    ["p1", "osh.jpg"],
  ];
  const table = new File([TABLE_TEXT], "menu.csv");
  const picture = new File([PICTURE_BYTES], "osh.jpg", { type: "image/jpeg" });
  for (const files of [
    [await createZipFile({ "menu.csv": TABLE_TEXT, "osh.jpg": PICTURE_BYTES })],
    [table, await createZipFile({ "osh.jpg": PICTURE_BYTES })],
    [picture, table],
    [
      await createZipFile({
        "menu.xlsx": new Uint8Array(
          await (await writeXlsx([{ name: "Menyu", table: dishes }])).arrayBuffer(),
        ),
      }),
      picture,
    ],
  ])
    expect(await parseImportFiles(files)).toMatchObject({
      book: { dishes },
      pictures: [{ name: "osh.jpg" }],
    });
});

test("[MN-1] reads file names in Windows and macOS encodings", async () => {
  expect(
    await readPictureNames(await createZipFile({ [`${"й".normalize("NFD")}.png`]: PICTURE_BYTES })),
  ).toEqual(["й.png"]);
  const bytes = new Uint8Array(await (await writeZip({ "xxxx.png": PICTURE_BYTES })).arrayBuffer());
  const windows = Uint8Array.from([0x8f, 0xab, 0xae, 0xa2]);
  const ends = Buffer.from(bytes).lastIndexOf("xxxx");
  bytes.set(windows, ends);
  // The test clears the flag in the ZIP entry that declares its name as UTF-8.
  bytes.set([0, 0], ends - 46 + 8);
  expect(await readPictureNames(new File([bytes], "a.zip"))).toEqual(["Плов.png"]);
});

test("[S9] drops a zip bomb among the pictures; refuses a broken ZIP, two tables, no usable file, foreign files and too many files", async () => {
  const { pictures } = await parseImportFiles([
    await createZipFile({ "bomb.png": new Uint8Array(25 * 1024 * 1024), "a.png": PICTURE_BYTES }),
  ]);
  await expect(pictures[0]?.read()).rejects.toMatchObject({ fault: "too_large" });
  await expect(pictures[1]?.read()).resolves.toMatchObject({ size: 64 });
  const whole = await writeZip({ "a.png": PICTURE_BYTES });
  const torn = new File([whole.slice(0, whole.size - 30)], "a.zip");
  await expect(parseImportFiles([torn])).rejects.toMatchObject({ fault: "unreadable" });
  const bytes = new Uint8Array(await whole.arrayBuffer());
  bytes.fill(0, 2, 30);
  const [broken] = (await parseImportFiles([new File([bytes], "a.zip")])).pictures;
  await expect(broken?.read()).rejects.toMatchObject({ fault: "unreadable" });
  const table = new File([TABLE_TEXT], "menu.csv");
  await expect(parseImportFiles([table, new File([TABLE_TEXT], "b.csv")])).rejects.toMatchObject({
    fault: "two_tables",
  });
  await expect(parseImportFiles([await createZipFile({ "a.doc": "x" })])).rejects.toMatchObject({
    fault: "nothing_inside",
  });
  for (const name of ["content.xml", "word/document.xml"])
    await expect(
      parseImportFiles([await createZipFile({ [name]: "x", "a.png": PICTURE_BYTES })]),
    ).rejects.toMatchObject({
      fault: "unreadable",
    });
  const many = Object.fromEntries(Array.from({ length: 1_001 }, (_, at) => [`${at}.png`, "x"]));
  await expect(parseImportFiles([await createZipFile(many)])).rejects.toMatchObject({ fault: "too_many" });
}, 30_000);
