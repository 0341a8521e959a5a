/** A file of the device that its browser reads as a picture. */
export interface ChosenPicture {
  file: File;
  picture: ImageBitmap;
}

/** @returns null for what this browser cannot show: the server may yet take it, or says why not. */
export async function readPicture(file: File): Promise<ChosenPicture | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  return picture && { file, picture };
}
