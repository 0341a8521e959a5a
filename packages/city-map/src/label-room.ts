interface OccupiedLabelArea {
  x: number;
  y: number;
  half: number;
}

export interface LabelRectangle {
  x: number;
  y: number;
  turn: number;
  width: number;
  height: number;
}

const LABEL_SQUARE_SIZE_PX = 128;
/** Minimum distance between names, in pixels. */
const MIN_LABEL_GAP_PX = 6;

/**
 * Prevents overlapping names. Each name occupies a chain of squares along its direction, so a rotated name takes no
 * more space than it needs.
 */
export function createLabelPlacer(): { take(label: LabelRectangle): boolean } {
  const squares = new Map<string, OccupiedLabelArea[]>();

  function findNearbyAreas({ x, y }: OccupiedLabelArea): OccupiedLabelArea[] {
    const [column, row] = [Math.floor(x / LABEL_SQUARE_SIZE_PX), Math.floor(y / LABEL_SQUARE_SIZE_PX)];
    return [-1, 0, 1].flatMap((dx) =>
      [-1, 0, 1].flatMap((dy) => squares.get(`${column + dx} ${row + dy}`) ?? []),
    );
  }

  return {
    take(label) {
      const chain = splitLabelIntoSquares(label);
      const isFree = chain.every((own) =>
        findNearbyAreas(own).every(
          (other) => Math.max(Math.abs(own.x - other.x), Math.abs(own.y - other.y)) > own.half + other.half,
        ),
      );
      if (!isFree) return false;
      for (const own of chain) {
        const key = `${Math.floor(own.x / LABEL_SQUARE_SIZE_PX)} ${Math.floor(own.y / LABEL_SQUARE_SIZE_PX)}`;
        squares.set(key, [...(squares.get(key) ?? []), own]);
      }
      return true;
    },
  };
}

function splitLabelIntoSquares({ x, y, turn, width, height }: LabelRectangle): OccupiedLabelArea[] {
  const half = height / 2 + MIN_LABEL_GAP_PX / 2;
  const count = Math.max(1, Math.ceil(width / height));
  return Array.from({ length: count }, (_, at) => {
    const along = count === 1 ? 0 : (at / (count - 1) - 0.5) * Math.max(0, width - height);
    return { x: x + Math.cos(turn) * along, y: y + Math.sin(turn) * along, half };
  });
}
