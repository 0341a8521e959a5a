import { choy, ichimlik } from "./ichimlik.ts";
import { hamir } from "./hamir.ts";
import { kabob } from "./kabob.ts";
import { non } from "./non.ts";
import { palov } from "./palov.ts";
import { quyuq } from "./quyuq.ts";
import { salat } from "./salat.ts";
import { shirinlik } from "./shirinlik.ts";
import { shorva } from "./shorva.ts";
import { somsa } from "./somsa.ts";
import { toplam } from "./toplam.ts";

/** Products and picture recipes by category, in the order of the menu. */
export const menu = [
  palov,
  toplam,
  kabob,
  hamir,
  somsa,
  shorva,
  quyuq,
  salat,
  non,
  shirinlik,
  choy,
  ichimlik,
];
