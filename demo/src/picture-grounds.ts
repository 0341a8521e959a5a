import grounds from "../pictures/grounds.json" with { type: "json" };

const groundOf: Record<string, string> = grounds;

/** The ground colour of every picture that there is, by its name; a name without a ground has no picture yet. */
export function pictureGroundOf(name: string | null | undefined): string | null {
  return groundOf[name ?? ""] ?? null;
}
