import type { BoardOrder } from "@dasturxon/contract";
import { Badge, Stack, Tabs, Text } from "@mantine/core";
import { useState } from "react";
import { useSignedInStaff } from "../../platform/session.tsx";
import { TestOrderButton } from "../../ui/test-order-button.tsx";
import { useIsPhoneScreen } from "../../platform/use-is-phone.ts";
import { useTranslate } from "../../platform/use-language.tsx";
import { BoardColumn } from "./board-column.tsx";
import { type BoardColumnName, boardColumns } from "./columns.ts";

interface Props {
  groups: Record<BoardColumnName, BoardOrder[]>;
  now: Date;
  hasBranch: boolean;
  onOpen: (id: string) => void;
}

/** Columns side by side. On a phone, one column at a time with tabs. */
export function BoardColumns({ groups, ...rest }: Props) {
  const t = useTranslate();
  const isPhone = useIsPhoneScreen();
  const { role } = useSignedInStaff();
  const [chosen, setChosen] = useState<BoardColumnName>("new");
  const isEmpty = boardColumns.every((column) => groups[column].length === 0);
  const trial = isEmpty && role !== "kitchen" && role !== "courier" && role !== "support" && (
    <TestOrderButton />
  );
  if (isPhone) {
    return (
      <>
        <Tabs
          value={chosen}
          onChange={(value) => setChosen(boardColumns.find((column) => column === value) ?? "new")}
          className="column-tabs"
        >
          <Tabs.List>
            {boardColumns.map((column) => (
              <Tabs.Tab
                key={column}
                value={column}
                rightSection={
                  groups[column].length > 0 && (
                    <Badge circle={groups[column].length < 10} color={column === "new" ? "red" : "gray"}>
                      {groups[column].length}
                    </Badge>
                  )
                }
              >
                {t(`column.${column}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </Tabs>
        <div className="board" role="group" aria-label={t("frame.board")} tabIndex={0}>
          <BoardColumn column={chosen} orders={groups[chosen]} isAlone {...rest} />
          {trial && <div className="board-trial">{trial}</div>}
        </div>
      </>
    );
  }
  return (
    <div className="board" role="group" aria-label={t("frame.board")} tabIndex={0}>
      {boardColumns.map((column) => (
        <BoardColumn key={column} column={column} orders={groups[column]} isAlone={false} {...rest} />
      ))}
      {isEmpty && (
        <Stack m="auto" align="center">
          <Text c="dimmed" fz="lg">
            {t("board.empty")}
          </Text>
          {trial}
        </Stack>
      )}
    </div>
  );
}
