import grounds from "../pictures/grounds.json" with { type: "json" };

const backgroundColorByPicture: Record<string, string> = grounds;

/** Returns the background color of a picture by its name, or null if the picture does not exist. */
export function findPictureBackgroundColor(name: string | null | undefined): string | null {
  return backgroundColorByPicture[name ?? ""] ?? null;
}
