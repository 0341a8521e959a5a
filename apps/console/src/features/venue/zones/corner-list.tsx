import { findPastedPoint } from "@dasturxon/domain/pasted-point";
import { ActionIcon, Group, Stack, TextInput } from "@mantine/core";
import { Plus, Trash2 } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { useKnownPlaces } from "../../../map/use-known-places.ts";
import { useFindPlaceFault } from "../../../map/use-place-fault.ts";
import { useTranslate } from "../../../platform/use-language.tsx";
import { toShapePoint } from "./shape-state.ts";
import type { ShapeEditor } from "./use-shape.ts";

/** Edits the corners as coordinates, for users who cannot use a pointer or who know the coordinates. */
export function CornerList({ hand }: { hand: ShapeEditor }) {
  const t = useTranslate();
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
  const t = useTranslate();
  /** Text as typed. Null if unchanged. */
  const [said, setSaid] = useState<string | null>(null);
  const placeFault = useFindPlaceFault();
  const known = useKnownPlaces();
  const found = findPastedPoint(said ?? first, known);
  const submitCorner = () => {
    if (!found || said === null || said === first) return;
    const [x, y] = toShapePoint(found.point);
    // A border that would cross itself is rejected. The text of a new corner stays, so that it can be corrected.
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
        description={found?.isSwapped && said !== null && t("branch.place.swapped")}
        inputWrapperOrder={["label", "input", "description", "error"]}
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
          disabled={!found}
          onClick={submitCorner}
        >
          <Plus size={18} />
        </ActionIcon>
      )}
    </>
  );
}
