import type { MapLabel } from "./labels.ts";
import type { MapPalette } from "./palette.ts";

type DrawingContext = CanvasRenderingContext2D;

const LABEL_FONT_FAMILY = "Onest, system-ui, sans-serif";
const LABEL_FONT_WEIGHTS: Record<MapLabel["kind"], number> = {
  city: 700,
  district: 700,
  road: 500,
  park: 500,
  water: 500,
  metro: 500,
};

export function formatLabelFont(kind: MapLabel["kind"], size: number): string {
  return `${LABEL_FONT_WEIGHTS[kind]} ${size}px ${LABEL_FONT_FAMILY}`;
}

/** Draws one label with a halo. `left` and `top` are the tile's corner in world pixels. */
export function drawLabel(
  pen: DrawingContext,
  label: MapLabel,
  tile: { left: number; top: number; palette: MapPalette },
): void {
  const { palette } = tile;
  pen.save();
  pen.translate(label.x - tile.left, label.y - tile.top);
  pen.rotate(label.turn);
  pen.font = formatLabelFont(label.kind, label.size);
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.letterSpacing = label.kind === "district" ? "1px" : "0px";
  pen.lineJoin = "round";
  pen.lineWidth = 3;
  pen.strokeStyle = palette.halo;
  pen.fillStyle = palette.ink[label.kind];
  label.lines.forEach((text, index) => {
    const line = label.kind === "district" ? text.toUpperCase() : text;
    const y = (index - (label.lines.length - 1) / 2) * label.size * 1.2;
    pen.strokeText(line, 0, y);
    pen.fillText(line, 0, y);
  });
  pen.restore();
}

/** Draws the sign of a metro station: a disc in the line's color with an M. */
export function drawMetroStation(pen: DrawingContext, x: number, y: number, color: string): void {
  pen.beginPath();
  pen.arc(x, y, 8, 0, Math.PI * 2);
  pen.fillStyle = "#fff";
  pen.fill();
  pen.beginPath();
  pen.arc(x, y, 6.8, 0, Math.PI * 2);
  pen.fillStyle = color;
  pen.fill();
  pen.font = `700 8.5px ${LABEL_FONT_FAMILY}`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillStyle = "#fff";
  pen.fillText("M", x, y + 0.5);
}
