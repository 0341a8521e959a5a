import { mayWork } from "@dasturxon/domain/staff-permission";
import { Button, Stack, Text } from "@mantine/core";
import { Link } from "react-router";
import { useStaff } from "../../platform/session.tsx";
import { useT } from "../../platform/use-language.tsx";

/** Says why the order of an address, such as that of a notification, may not be on the board. */
export function MissingOrderNote() {
  const t = useT();
  const seesPast = mayWork(useStaff().role, "see_past_orders");
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
