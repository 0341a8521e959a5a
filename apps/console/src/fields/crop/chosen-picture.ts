/** Picture file that the user selected, and its image as decoded by the browser. */
export interface ChosenPicture {
  file: File;
  picture: ImageBitmap;
}

/** Decodes an image file. Returns null if the browser does not support the format. The server may still accept it. */
export async function decodePicture(file: File): Promise<ChosenPicture | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  return picture && { file, picture };
}
