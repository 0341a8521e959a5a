import { parsePastedPoint } from "@dasturxon/domain/pasted-point";
import { ActionIcon, Group, Stack, TextInput } from "@mantine/core";
import { Plus, Trash2 } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { useFindPlaceFault } from "../../../map/use-place-fault.ts";
import { useT } from "../../../platform/use-language.tsx";
import { toShapePoint } from "./shape-state.ts";
import type { ShapeEditor } from "./use-shape.ts";

/** Edits the corners as coordinates, for users who cannot use a pointer or who know the coordinates. */
export function CornerList({ hand }: { hand: ShapeEditor }) {
  const t = useT();
  const { shape, isReadOnly } = hand;
  return (
    <details className="zone-corners">
      <summary>{t("zone.corners", { count: shape.length })}</summary>
      <Stack component="ol" gap={6} className="zone-corner-list">
        {shape.map(([longitude, latitude], at) => (
          <Group key={at} component="li" gap={6} wrap="nowrap">
            <CornerInput
              label={t("zone.corner", { number: at + 1 })}
              first={`${latitude.toFixed(6)}, ${longitude.toFixed(6)}`}
              isReadOnly={isReadOnly}
              onPut={(point) => hand.move(at, point)}
            />
            {!isReadOnly && (
              <ActionIcon
                variant="subtle"
                color="red"
                size={44}
                aria-label={t("zone.remove-corner", { number: at + 1 })}
                onClick={() => hand.remove(at)}
              >
                <Trash2 size={18} />
              </ActionIcon>
            )}
          </Group>
        ))}
        {!isReadOnly && (
          <Group component="li" gap={6} wrap="nowrap">
            <CornerInput label={t("zone.new-corner")} first="" isReadOnly={false} onPut={hand.add} isNew />
          </Group>
        )}
      </Stack>
    </details>
  );
}

interface Props {
  label: string;
  first: string;
  isReadOnly: boolean;
  isNew?: boolean;
  onPut: (point: [number, number]) => boolean;
}

function CornerInput({ label, first, isReadOnly, isNew = false, onPut }: Props) {
  const t = useT();
  /** Text as typed. Null if unchanged. */
  const [said, setSaid] = useState<string | null>(null);
  const placeFault = useFindPlaceFault();
  const point = parsePastedPoint(said ?? first);
  const submitCorner = () => {
    if (!point || said === null || said === first) return;
    const [x, y] = toShapePoint(point);
    // A corner that makes the border cross itself is rejected. The typed coordinates of a new corner then stay in the
    // input, so that the user can correct them.
    if (onPut([x, y]) || !isNew) setSaid(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    submitCorner();
  };
  return (
    <>
      <TextInput
        size="md"
        flex={1}
        aria-label={label}
        placeholder={isNew ? "41.311, 69.279" : undefined}
        disabled={isReadOnly}
        error={said ? placeFault(said) : undefined}
        value={said ?? first}
        onChange={(event) => setSaid(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={isNew ? undefined : submitCorner}
      />
      {isNew && (
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t("zone.add-corner")}
          disabled={!point}
          onClick={submitCorner}
        >
          <Plus size={18} />
        </ActionIcon>
      )}
    </>
  );
}
