import { ActionIcon, Group } from "@mantine/core";
import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import { useTranslate } from "../platform/use-language.tsx";
import type { RowDragHandlers } from "./use-row-drag.ts";

interface Props {
  /** Name of the row, used in the accessible names of the buttons. */
  name: string;
  at: number;
  drag: RowDragHandlers;
}

/** Buttons that move a row one place up or down, and a grip to drag it anywhere. */
export function RowArrangeButtons({ name, at, drag }: Props) {
  const t = useTranslate();
  const getArrangeButtonProps = (by: -1 | 1) => ({
    variant: "subtle",
    color: "gray",
    size: "lg",
    "aria-label": t(by < 0 ? "resource.up" : "resource.down", { name }),
    disabled: at === (by < 0 ? 0 : drag.last),
    onClick: () => void drag.move(at, at + by),
  });
  return (
    <Group gap={4} wrap="nowrap">
      <ActionIcon {...getArrangeButtonProps(-1)}>
        <ArrowUp size={18} />
      </ActionIcon>
      <ActionIcon {...getArrangeButtonProps(1)}>
        <ArrowDown size={18} />
      </ActionIcon>
      <span className="row-grip" aria-hidden {...drag.gripOf(at)}>
        <GripVertical size={20} />
      </span>
    </Group>
  );
}
