import type { BoardOrder } from "@dasturxon/contract";
import { Button, Loader, Stack, Text, UnstyledButton } from "@mantine/core";
import { useTranslate } from "../../platform/use-language.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useCouriers } from "./use-couriers.ts";

interface Props {
  order: BoardOrder;
  isOpen: boolean;
  onClose: () => void;
  /** Called with the id of the selected courier. Null: the order is sent without a courier. */
  onChoose: (courierId: string | null) => void;
}

/** Dialog that selects the courier. One tap on a name sends the order. */
export function CourierDialog({ order, isOpen, onClose, onChoose }: Props) {
  const t = useTranslate();
  const couriers = useCouriers(isOpen);
  return (
    <Dialog title={t("courier.title", { number: order.number })} isOpen={isOpen} onClose={onClose}>
      <Stack gap="xs">
        {couriers.isPending && <Loader role="progressbar" mx="auto" aria-label={t("board.loading")} />}
        {couriers.isError && <Text>{t("courier.failed")}</Text>}
        {couriers.data?.length === 0 && <Text c="dimmed">{t("courier.none")}</Text>}
        {couriers.data?.map(({ id, name, activeOrders }) => (
          <UnstyledButton key={id} className="choice-row" onClick={() => onChoose(id)}>
            <Text fz="lg" fw={500}>
              {name}
            </Text>
            <Text c="dimmed" ms="auto">
              {activeOrders > 0 ? t("courier.busy", { count: activeOrders }) : t("courier.free")}
            </Text>
          </UnstyledButton>
        ))}
        <Button variant="default" size="md" mt="xs" onClick={() => onChoose(null)}>
          {t("courier.without")}
        </Button>
      </Stack>
    </Dialog>
  );
}
