import { mayWork } from "@dasturxon/domain/staff-permission";
import { Button, Group, Text } from "@mantine/core";
import { Link } from "react-router";
import { useStaff } from "../../platform/session.tsx";
import { useT } from "../../platform/use-language.tsx";
import { Dialog } from "../../ui/dialog.tsx";

/** Says that the order of an address, such as that of a notification, is not on the board. */
export function MissingOrder({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useT();
  const seesPast = mayWork(useStaff().role, "see_past_orders");
  return (
    <Dialog title={t("board.missing")} isOpen={isOpen} onClose={onClose}>
      <Text mb="md">
        {[t("board.missing-means"), seesPast && t("board.missing-past")].filter(Boolean).join(" ")}
      </Text>
      <Group justify="flex-end">
        {seesPast && (
          <Button component={Link} to="/past-orders" variant="default" size="md">
            {t("frame.past-orders")}
          </Button>
        )}
        <Button size="md" onClick={onClose}>
          {t("order.close")}
        </Button>
      </Group>
    </Dialog>
  );
}
