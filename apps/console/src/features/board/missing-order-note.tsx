import { mayPerformTask } from "@dasturxon/domain/staff-permission";
import { Button, Loader, Stack, Text } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useTranslate } from "../../platform/use-language.tsx";
import { BOARD_QUERY_KEY } from "./use-board.ts";

/**
 * Note that the order drawer shows if an order was not found, for example after a click on a notification. Refetches
 * the board first, because the board of a device that was asleep is outdated.
 */
export function OrderNotFoundNote() {
  const t = useTranslate();
  const client = useQueryClient();
  const [hasRead, setHasRead] = useState(false);
  useEffect(() => {
    let isOver = false;
    void client.invalidateQueries({ queryKey: BOARD_QUERY_KEY, exact: true }).then(() => {
      if (!isOver) setHasRead(true);
    });
    return () => {
      isOver = true;
    };
  }, [client]);
  const seesPast = mayPerformTask(useSignedInStaff().role, "see_past_orders");
  if (!hasRead) return <Loader aria-label={t("board.loading")} />;
  return (
    <Stack align="flex-start">
      <Text>{t("board.missing-means")}</Text>
      {seesPast && (
        <>
          <Text>{t("board.missing-past")}</Text>
          <Button component={Link} to="/past-orders" variant="default" size="md">
            {t("frame.past-orders")}
          </Button>
        </>
      )}
    </Stack>
  );
}
