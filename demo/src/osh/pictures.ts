import type { PictureRecipe } from "../pictures.ts";
import { menu } from "./menu.ts";

export const pictures: PictureRecipe[] = menu.flatMap((part) => part.pictures);
